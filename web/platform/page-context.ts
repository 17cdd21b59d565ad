import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** What render-page hands over with each request. */
export type PageContext = {
  nonce: string;
  /** Scheme and host under which the page is asked for: for addresses that have to be whole. */
  origin: string;
  callApi(path: string): Promise<{ status: number; body: string }>;
};

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext };
  }
}

/** The context of the page being rendered. Throws outside of rendering. */
export function pageContext(): PageContext {
  const context = getGlobalStartContext();
  if (!context) throw new Error('No page is being rendered.');
  return context;
}

/** The nonce that inline scripts of the page being rendered carry; in the browser nothing is rendered with one. */
export const pageNonce = createIsomorphicFn()
  .server((): string | undefined => (import.meta.env.DEV ? undefined : pageContext().nonce))
  .client((): string | undefined => undefined);

/** The site's own scheme and host, as in `https://peyda.example`. */
export const pageOrigin = createIsomorphicFn()
  .server((): string => (import.meta.env.DEV ? 'http://localhost:5173' : pageContext().origin))
  .client((): string => location.origin);
