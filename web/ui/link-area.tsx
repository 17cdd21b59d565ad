import { useRouter } from '@tanstack/react-router';
import { type HTMLAttributes, useEffect, useRef } from 'react';

/** The link that a click follows inside this site; undefined for new tabs, other mouse buttons and other sites. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || link.hasAttribute('target')) return undefined;
  return new URL(link.getAttribute('href') ?? '', location.href).origin === location.origin ? link : undefined;
}

type Props = HTMLAttributes<HTMLDivElement> & {
  /** Called instead of following a link. */
  onFollow?: ((link: HTMLAnchorElement) => void) | undefined;
};

/**
 * Follows the plain links inside it without reloading the page. For many links at once: each `Link` of the router costs
 * a slow phone about a millisecond during hydration.
 */
export function LinkArea({ onFollow, ...rest }: Props) {
  const router = useRouter();
  const area = useRef<HTMLDivElement>(null);
  const latestOnFollow = useRef(onFollow);
  useEffect(() => {
    latestOnFollow.current = onFollow;
  }, [onFollow]);
  useEffect(() => {
    const element = area.current;
    function follow(event: MouseEvent): void {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      if (latestOnFollow.current) latestOnFollow.current(link);
      else router.history.push(link.getAttribute('href') ?? '');
    }
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [router]);
  return <div ref={area} {...rest} />;
}
