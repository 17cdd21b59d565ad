import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** The context that `render-page` on the server passes with each request. */
export type PageContext = {
  /** Scheme and host of the request, for absolute addresses. */
  origin: string;
  /** Whether the operator's desk exists for the visitor of the page. */
  opensDesk: boolean;
  callApi(path: string): Promise<{ status: number; body: string }>;
  /** Receives the page's bytes; the response then contains only its status and headers. */
  takePage(page: Uint8Array): void;
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

/** The site's own scheme and host, as in `https://peyda.example`. */
export const pageOrigin = createIsomorphicFn()
  .server((): string => (import.meta.env.DEV ? 'http://localhost:5173' : pageContext().origin))
  .client((): string => location.origin);

/** Passes on the rendered page; false in development, where the response itself contains it. */
export function takePage(page: Uint8Array): boolean {
  if (import.meta.env.DEV) return false;
  pageContext().takePage(page);
  return true;
}
