/** Counts per day as bars, and as a table for screen readers. */
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import type { ChartOptions } from 'chart.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Bar } from 'react-chartjs-2';
import type { RefObject } from 'react';
import styles from './daily-chart.module.css';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

interface DailyCount {
  /** YYYY-MM-DD */
  day: string;
  count: number;
}

interface DailyChartProps {
  /** what the picture shows, in a sentence */
  name: string;
  /** what is counted */
  series: string;
  counts: readonly DailyCount[];
}

const formatDay = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};
const shortDay = formatDay({ day: 'numeric', month: 'short' });
const wholeDay = formatDay({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

const font = { family: "'Inter Variable', system-ui, sans-serif", size: 12 };

function optionsFor(counts: readonly DailyCount[], colours: ShownColours): ChartOptions<'bar'> {
  const top = Math.max(0, ...counts.map(({ count }) => count)) + 1;
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: false,
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: {
        grid: { display: false },
        border: { color: colours.line },
        ticks: { color: colours.text, font, maxRotation: 0, autoSkipPadding: 16 },
      },
      y: {
        min: 0,
        max: top,
        grid: { color: colours.line },
        border: { display: false },
        ticks: { color: colours.text, font, precision: 0, padding: 8 },
        afterBuildTicks: (axis) => {
          axis.ticks = wholeTicks(top).map((value) => ({ value }));
        },
      },
    },
    plugins: {
      tooltip: {
        displayColors: false,
        titleFont: font,
        bodyFont: font,
        padding: 10,
        cornerRadius: 6,
        callbacks: { title: ([item]) => (item ? wholeDay(counts[item.dataIndex]?.day ?? '') : '') },
      },
    },
  };
}

/** The canvas has `role="img"`: react-chartjs-2 gives it. */
export function DailyChart({ name, series, counts }: DailyChartProps) {
  const wearer = useRef<HTMLSpanElement>(null);
  const colours = useShownColours(wearer);
  const options = useMemo(() => colours && optionsFor(counts, colours), [counts, colours]);
  return (
    <div className={styles.chart}>
      <span ref={wearer} className={styles.colours} />
      {colours !== null && options !== null && (
        <Bar
          aria-label={name}
          options={options}
          data={{
            labels: counts.map(({ day }) => shortDay(day)),
            datasets: [
              {
                label: series,
                data: counts.map(({ count }) => count),
                backgroundColor: colours.bar,
                hoverBackgroundColor: colours.hover,
                borderRadius: 4,
                maxBarThickness: 56,
              },
            ],
          }}
        />
      )}
      <div className={styles.table}>
        <table>
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              <th scope="col">{series}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{wholeDay(day)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface ShownColours {
  text: string;
  line: string;
  bar: string;
  hover: string;
}

/** A canvas has no style sheet: the colours are read from an element that has them, again whenever the colour scheme changes. */
function useShownColours(wearer: RefObject<HTMLElement | null>): ShownColours | null {
  const [colours, setColours] = useState<ShownColours | null>(null);
  useEffect(() => {
    const read = () => {
      if (wearer.current === null) return;
      const { color, borderTopColor, backgroundColor, outlineColor } = getComputedStyle(wearer.current);
      setColours({ text: color, line: borderTopColor, bar: backgroundColor, hover: outlineColor });
    };
    read();
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', read);
    return () => dark.removeEventListener('change', read);
  }, [wearer]);
  return colours;
}

const labelsAtMost = 11;

/** 1, 2, 5, 10, 20, 50 ... */
function* roundSteps() {
  for (let power = 1; ; power *= 10) yield* [power, 2 * power, 5 * power];
}

/**
 * Where a count's axis from 0 to `top` has its marks: every whole number, or where those would not fit beside each other every second,
 * fifth, tenth ... (T23). The chart's own ticks are not used: asked for step 1 they warn beyond 1000 and are no whole numbers beyond 11.
 */
export function wholeTicks(top: number): number[] {
  for (const step of roundSteps()) {
    if (top / step > labelsAtMost - 1) continue;
    return Array.from({ length: Math.floor(top / step) + 1 }, (_, at) => at * step);
  }
  return [];
}
