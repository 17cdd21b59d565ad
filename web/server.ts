import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';

/**
 * Renders a page as one text. A page waits for all its data and is cached as a whole, so a stream of its parts would only
 * cost time.
 */
export default { fetch: createStartHandler(defaultRenderHandler) };
