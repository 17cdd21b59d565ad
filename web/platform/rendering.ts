import { createIsomorphicFn } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';

/** Whether a page is being rendered on the server rather than shown in a browser. */
export const isRenderingOnServer = createIsomorphicFn()
  .server(() => true)
  .client(() => false);

/** Sets the HTTP status of the page being rendered; does nothing in a browser. */
export const setPageStatus = createIsomorphicFn()
  .server((status: number) => setResponseStatus(status))
  .client((_status: number) => undefined);
