import type { Page } from '@playwright/test';

/** Draws a pointer that follows the mouse and a ring where it clicks, because headless browsers show none. */
export async function drawPointer(page: Page, start: { x: number; y: number }): Promise<void> {
  await page.evaluate(({ x, y }) => {
    const pointer = document.createElement('div');
    pointer.setAttribute('aria-hidden', 'true');
    pointer.style.cssText = 'position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none';
    pointer.innerHTML =
      '<svg width="28" height="28" viewBox="0 0 28 28"><path d="M3 2l17 11-8 1.500-4.500 7.500z" fill="#14202c" stroke="#fff" stroke-width="1.600" stroke-linejoin="round"/></svg>';
    const move = (left: number, top: number) => {
      pointer.style.transform = `translate(${left - 3}px, ${top - 2}px)`;
    };
    move(x, y);
    document.documentElement.append(pointer);
    addEventListener('mousemove', ({ clientX, clientY }) => move(clientX, clientY), { capture: true });
    const press = ({ clientX, clientY }: MouseEvent) => {
      const ring = document.createElement('div');
      ring.style.cssText = `position:fixed;left:${clientX - 18}px;top:${clientY - 18}px;width:36px;height:36px;border:3px solid #0b7285;border-radius:50%;z-index:2147483646;pointer-events:none`;
      document.documentElement.append(ring);
      ring.animate(
        [
          { transform: 'scale(0.4)', opacity: 1 },
          { transform: 'scale(1.2)', opacity: 0 },
        ],
        450,
      ).onfinish = () => ring.remove();
    };
    addEventListener('mousedown', press, { capture: true });
  }, start);
}
