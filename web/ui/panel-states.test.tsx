import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError, ConnectionError } from '#web/platform/api-client.ts';
import { LoadFailure } from './panel-states.tsx';

const comeBack = () => act(() => globalThis.dispatchEvent(new Event('online')));

it('a request that failed without a connection is retried when the connection is back', () => {
  const onRetry = vi.fn();
  const { unmount } = render(<LoadFailure title="İlan açılamadı" error={new ConnectionError()} onRetry={onRetry} />);
  expect(onRetry).not.toHaveBeenCalled();
  comeBack();
  expect(onRetry).toHaveBeenCalledOnce();
  unmount();
  comeBack();
  expect(onRetry).toHaveBeenCalledOnce();
});

it('a request refused by the server is not retried automatically', () => {
  const onRetry = vi.fn();
  render(
    <LoadFailure title="İlan açılamadı" error={new ApiError(500, '', 'Internal Server Error')} onRetry={onRetry} />,
  );
  comeBack();
  expect(onRetry).not.toHaveBeenCalled();
});
