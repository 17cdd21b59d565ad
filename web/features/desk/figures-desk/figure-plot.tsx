import {
  CategoryScale,
  Chart,
  type ChartConfiguration,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useCallback } from 'react';
import type { FIGURE_GROUPS } from '#shared/desk/figures.ts';
import { type PlotTheme, STILL, tooltipLook, usePlot } from '#web/ui/plots/use-plot.ts';
import { figureText } from './figure-texts.ts';

Chart.register(CategoryScale, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip);

type Line = {
  label: string;
  unit: (typeof FIGURE_GROUPS)[number]['figures'][number]['unit'];
  values: readonly (number | null)[];
};
type Props = { labels: readonly string[]; lines: readonly Line[] };

/** Colour variables of web/ui/styles.css, and dashes that distinguish the lines without colours. */
const COLOURS = ['--petrol', '--indigo', '--olive', '--amber', '--red', '--green', '--ink-soft'];
const DASHES = [[], [8, 4], [3, 3], [12, 3, 3, 3], [2, 6], [10, 6], [6, 2]];
const THIN = 1;

/**
 * Lines over time, drawn in the colours of the current theme. The table below contains the same data for people who
 * can't see them.
 */
export default function FigurePlot({ labels, lines }: Props) {
  const configOf = useCallback((theme: PlotTheme) => plotOf({ labels, lines }, theme), [labels, lines]);
  const canvas = usePlot(configOf);
  const names = lines.map(({ label }) => label).join(', ');
  return <canvas ref={canvas} role="img" aria-label={`Çizim: ${names}. Sayılar aşağıdaki tabloda.`} />;
}

function plotOf({ labels, lines }: Props, theme: PlotTheme): ChartConfiguration<'line', (number | null)[]> {
  const { colour, font } = theme;
  const [ink, faint] = [colour('--ink-soft'), colour('--line')];
  const unitAt = (index: number) => lines[index]?.unit ?? 'count';
  return {
    type: 'line',
    data: {
      labels: [...labels],
      datasets: lines.map(({ label, values }, index) => {
        const own = colour(COLOURS[index % COLOURS.length] ?? '--ink');
        return {
          label,
          data: [...values],
          borderColor: own,
          backgroundColor: own,
          hoverBackgroundColor: own,
          hoverBorderColor: own,
          pointBackgroundColor: own,
          borderDash: DASHES[index % DASHES.length] ?? [],
          borderWidth: 2,
          pointRadius: labels.length > 1 ? THIN : 4,
          pointHoverRadius: 4,
        };
      }),
    },
    options: {
      ...STILL,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: { ticks: { color: ink, font, maxRotation: 0, autoSkipPadding: 16 }, grid: { display: false } },
        y: {
          beginAtZero: true,
          ticks: { color: ink, font, maxTicksLimit: 6, callback: (value) => figureText(Number(value), unitAt(0)) },
          grid: { color: faint },
        },
      },
      plugins: {
        legend: {
          display: lines.length > 1,
          position: 'bottom',
          labels: { color: ink, font, usePointStyle: true, pointStyle: 'line', boxWidth: 28 },
        },
        tooltip: {
          ...tooltipLook(theme),
          callbacks: {
            label: ({ dataset, datasetIndex, parsed }) =>
              `${dataset.label}: ${figureText(parsed.y, unitAt(datasetIndex))}`,
          },
        },
      },
    },
  };
}
