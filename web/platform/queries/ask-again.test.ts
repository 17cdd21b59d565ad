import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { askAgain } from './ask-again.ts';

it('ignores a first answer requested before the change', async () => {
  const queryClient = new QueryClient();
  const answers: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['plan'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  const asked = askAgain(queryClient, ['plan']);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('free');
  answers[1]?.('trial');
  await asked;
  expect(observer.getCurrentResult().data).toBe('trial');
  stop();
});
