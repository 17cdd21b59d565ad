import { Chart, type ChartConfiguration, type ChartType } from 'chart.js';
import { type RefObject, useEffect, useRef } from 'react';

/** The colours and the font of the current theme, as a canvas needs them. */
export type PlotTheme = {
  /** The value of a colour variable of web/ui/styles.css (`--petrol`). */
  readonly colour: (name: string) => string;
  readonly font: { readonly family: string; readonly size: number };
};

/**
 * A canvas with a plot, which is redrawn when the theme changes. `configOf` must be stable while the data is the same.
 */
export function usePlot<T extends ChartType, D>(
  configOf: (theme: PlotTheme) => ChartConfiguration<T, D>,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const chart = new Chart(canvas.current, configOf(themeNow()));
    const repaint = new MutationObserver(() => {
      const { data, options } = configOf(themeNow());
      chart.data = data;
      if (options) chart.options = options;
      chart.update('none');
    });
    repaint.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      repaint.disconnect();
      chart.destroy();
    };
  }, [configOf]);
  return canvas;
}

function themeNow(): PlotTheme {
  const styles = getComputedStyle(document.documentElement);
  return {
    colour: (name) => styles.getPropertyValue(name).trim(),
    font: { family: getComputedStyle(document.body).fontFamily, size: 13 },
  };
}

/** The options shared by all plots: no animation, the page's width, Turkish numbers. */
export const STILL = { animation: false, responsive: true, maintainAspectRatio: false, locale: 'tr-TR' } as const;

/** A tooltip in the colours of the theme, inverted. */
export function tooltipLook({ colour, font }: PlotTheme) {
  const sheet = colour('--sheet');
  return {
    backgroundColor: colour('--ink-soft'),
    titleColor: sheet,
    bodyColor: sheet,
    footerColor: sheet,
    titleFont: font,
    bodyFont: font,
  };
}
