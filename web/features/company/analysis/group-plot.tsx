import { useRouter } from '@tanstack/react-router';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  Legend,
  LinearScale,
  type Plugin,
  Tooltip,
} from 'chart.js';
import { useCallback } from 'react';
import type { AnalysisGroupFigures } from '#shared/analysis/analyses.ts';
import { type AnalysisMeasure, LEAST_PLOTTED } from '#shared/analysis/analysis-facts.ts';
import { measureText, shortMeasureText } from '#shared/analysis/figure-words.ts';
import { formatNumber } from '#shared/text/money.ts';
import { type PlotTheme, STILL, tooltipLook, usePlot } from '#web/ui/plots/use-plot.ts';

Chart.register(BarController, BarElement, CategoryScale, Legend, LinearScale, Tooltip);

type Band = {
  label: string;
  /** The search that finds the group's listings, if there is one; the table below links to it. */
  href: string | undefined;
  set: AnalysisGroupFigures;
  beside: AnalysisGroupFigures | undefined;
};
type Props = {
  names: readonly [set: string, beside: string];
  bands: readonly Band[];
  /** If null, the plot shows the number of listings in each group. */
  measure: AnalysisMeasure | null;
  isBeside: boolean;
  label: string;
};
type Bar = [number, number] | number | null;

/** The bars of the groups, one below the other, for one set or two. */
export default function GroupPlot({ label, ...given }: Props) {
  const { names, bands, measure, isBeside } = given;
  const { history } = useRouter();
  const configOf = useCallback(
    (theme: PlotTheme) => plotOf({ names, bands, measure, isBeside }, theme, (href) => history.push(href)),
    [names, bands, measure, isBeside, history],
  );
  const canvas = usePlot(configOf);
  return <canvas ref={canvas} role="img" aria-label={`Çizim: ${label}. Sayılar aşağıdaki tabloda.`} />;
}

function plotOf(
  { names, bands, measure, isBeside }: Omit<Props, 'label'>,
  theme: PlotTheme,
  open: (href: string) => void,
): ChartConfiguration<'bar', Bar[]> {
  const { colour, font } = theme;
  const ink = colour('--ink-soft');
  const sets = [
    { label: names[0], groups: bands.map(({ set }) => set), own: '--petrol', tint: '--petrol-tint' },
    ...(isBeside
      ? [{ label: names[1], groups: bands.map(({ beside }) => beside), own: '--amber', tint: '--amber-tint' }]
      : []),
  ];
  const axisText = (value: number) => (measure ? shortMeasureText(measure, value) : formatNumber(value));
  return {
    type: 'bar',
    data: {
      labels: bands.map(({ label }) => label),
      datasets: sets.map(({ label, groups, own, tint }) => ({
        label,
        data: groups.map((one) => barOf(one, measure)),
        backgroundColor: colour(tint),
        borderColor: colour(own),
        hoverBackgroundColor: colour(tint),
        borderWidth: 1,
        borderSkipped: false,
        minBarLength: 2,
        maxBarThickness: 18,
      })),
    },
    options: {
      ...STILL,
      indexAxis: 'y',
      interaction: { mode: 'index', axis: 'y', intersect: false },
      onHover: ({ native }, bars) => {
        const isLink = bars.some(({ index }) => bands[index]?.href);
        if (native?.target instanceof HTMLElement) native.target.style.cursor = isLink ? 'pointer' : '';
      },
      onClick: (_, bars) => {
        const href = bands[bars[0]?.index ?? -1]?.href;
        if (href) open(href);
      },
      scales: {
        y: {
          ticks: { color: colour('--ink'), font, autoSkip: false, callback: (_, at) => short(bands[at]?.label ?? '') },
          grid: { display: false },
        },
        x: {
          beginAtZero: true,
          ticks: {
            color: ink,
            font,
            maxTicksLimit: 5,
            maxRotation: 0,
            autoSkipPadding: 12,
            callback: (value) => axisText(Number(value)),
          },
          grid: { color: colour('--line') },
        },
      },
      plugins: {
        legend: { display: isBeside, position: 'bottom', labels: { color: ink, font, boxWidth: 18 } },
        tooltip: {
          ...tooltipLook(theme),
          callbacks: {
            label: ({ dataset, datasetIndex, dataIndex }) =>
              `${isBeside ? `${dataset.label}: ` : ''}${groupWords(sets[datasetIndex]?.groups[dataIndex], measure)}`,
          },
        },
      },
    },
    plugins: measure ? [medianLines(sets.map(({ groups }) => groups))] : [],
  };
}

const MOST_LABEL = 22;
const short = (label: string) => (label.length > MOST_LABEL ? `${label.slice(0, MOST_LABEL - 1)}…` : label);

function barOf(one: AnalysisGroupFigures | undefined, measure: AnalysisMeasure | null): Bar {
  if (!one) return null;
  if (!measure) return one.listings;
  if (one.figures.count < LEAST_PLOTTED) return null;
  const { lowerQuartile, upperQuartile } = one.figures;
  return lowerQuartile === null || upperQuartile === null ? null : [lowerQuartile, upperQuartile];
}

function groupWords(one: AnalysisGroupFigures | undefined, measure: AnalysisMeasure | null): string {
  const listings = `${formatNumber(one?.listings ?? 0)} ilan`;
  if (!one || !measure) return listings;
  const { lowerQuartile, median, upperQuartile } = one.figures;
  const [low, middle, high] = [lowerQuartile, median, upperQuartile].map((value) => measureText(measure, value));
  return `${listings}, ortanca ${middle} (${low} – ${high})`;
}

/** A line across each bar at its group's median, in the colour of the bar's border. */
function medianLines(sets: readonly (readonly (AnalysisGroupFigures | undefined)[])[]): Plugin<'bar'> {
  return {
    id: 'medians',
    afterDatasetsDraw(chart) {
      const { ctx, scales, data } = chart;
      for (const [set, groups] of sets.entries()) {
        ctx.strokeStyle = String(data.datasets[set]?.borderColor);
        ctx.lineWidth = 3;
        for (const [at, bar] of chart.getDatasetMeta(set).data.entries()) {
          const { count = 0, median = null } = groups[at]?.figures ?? {};
          if (count < LEAST_PLOTTED || median === null || !scales.x) continue;
          // Safe: a plot of bars.
          const { y, height } = (bar as BarElement).getProps(['y', 'height']) as { y: number; height: number };
          const x = scales.x.getPixelForValue(median);
          ctx.beginPath();
          ctx.moveTo(x, y - height / 2);
          ctx.lineTo(x, y + height / 2);
          ctx.stroke();
        }
      }
    },
  };
}
