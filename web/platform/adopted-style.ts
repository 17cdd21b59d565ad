import { useEffect } from 'react';

/** A variable that nothing here uses: setting it on the body would recalculate the style of every element. */
const UNREAD_VARIABLE = /--removed-body-scroll-bar-size: [^;]*;/;

/**
 * Replaces the package `react-style-singleton` (an alias in vite.config.ts), which Radix uses to lock scrolling behind
 * a dialog. That package inserts `<style>` elements, which our content security policy refuses; adopted style sheets
 * are allowed.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function adopt(styles: string): () => void {
    users += 1;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles.replace(UNREAD_VARIABLE, ''));
      document.adoptedStyleSheets.push(sheet);
    }
    return () => {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = undefined;
    };
  }

  /** Applies `styles` while at least one such component is mounted; the first one's styles count. */
  return function Style({ styles }: { styles: string }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: later styles are measured while the first ones are applied.
    useEffect(() => adopt(styles), []);
    return null;
  };
}
