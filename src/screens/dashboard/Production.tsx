import { type Production as Figures, type ProductionDesk, productionOf } from '../../content/dashboard/figures';
import type { WireProduction } from '../../contract/dashboard';
import { formatCount } from '../../messages/numbers';
import { languageName } from '../../messages/screens/content';
import { dashboardTexts as texts } from '../../messages/screens/dashboard';
import type { LoadingActor } from '../../ui/base/useLoading';
import { BarChart } from '../../ui/chart/BarChart';
import { usePorts } from '../ports';
import { DashboardCard } from './DashboardCard';

const cell = 'border-line border-t px-2 py-1';
const figure = `${cell} text-right tabular-nums`;

function DeskRows({ desk, languages }: { readonly desk: ProductionDesk; readonly languages: readonly string[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={languages.length + 3} className="px-2 pt-3 pb-1 text-left font-semibold">
          {desk.desk}
        </th>
      </tr>
      {desk.lines.map(({ type, name, year, languages: counts, total }) => (
        <tr key={`${type}-${year}`}>
          <th scope="row" className={`${cell} text-left font-normal`}>
            {name}
          </th>
          <td className={figure}>{year}</td>
          {languages.map((language) => (
            <td key={language} className={figure}>
              {formatCount(counts[language] ?? 0)}
            </td>
          ))}
          <td className={`${figure} font-medium`}>{formatCount(total)}</td>
        </tr>
      ))}
    </tbody>
  );
}

const heading = 'px-2 py-1 font-medium text-muted';

function Table({ figures: { desks, languages } }: { readonly figures: Figures }) {
  return (
    <table className="w-full self-start text-left text-sm">
      <caption className="sr-only">{texts.cards.production}</caption>
      <thead>
        <tr>
          <th scope="col" className={heading}>
            {texts.columns.deskAndType}
          </th>
          <th scope="col" className={`${heading} text-right`}>
            {texts.columns.year}
          </th>
          {languages.map((language) => (
            <th key={language} scope="col" className={`${heading} text-right`}>
              <abbr title={languageName(language)} className="uppercase no-underline">
                {language}
              </abbr>
            </th>
          ))}
          <th scope="col" className={`${heading} text-right`}>
            {texts.columns.total}
          </th>
        </tr>
      </thead>
      {desks.map((desk) => (
        <DeskRows key={desk.id} desk={desk} languages={languages} />
      ))}
    </table>
  );
}

function Chart({ figures: { desks, years } }: { readonly figures: Figures }) {
  const [before, now] = years;
  return (
    <BarChart
      title={texts.chart(now, before)}
      series={[
        { name: String(now), tone: 'accent' },
        { name: String(before), tone: 'soft' },
      ]}
      groups={desks.map(({ id, desk, totals }) => {
        const [earlier, later] = [totals[before] ?? 0, totals[now] ?? 0];
        const words = (count: number, year: number) => texts.inYear(formatCount(count), year);
        return {
          id,
          label: desk,
          values: [later, earlier],
          text: texts.chartText(desk, words(earlier, before), words(later, now)),
        };
      })}
    />
  );
}

/** 'Produzione contenuti': by desk, type, year and language as a table, by desk and year as bars. Source: document 1, section 2.9. */
export function Production({ actor, year }: { readonly actor: LoadingActor; readonly year: number }) {
  const { site } = usePorts();
  return (
    <DashboardCard<readonly WireProduction[]> title={texts.cards.production} actor={actor} lines={6}>
      {(data) => {
        const figures = productionOf(data, year, site.contentLanguages);
        if (figures.desks.length === 0) return <p className="py-2 text-muted">{texts.noProduction}</p>;
        return (
          <div className="grid gap-6 @min-[46rem]/page:grid-cols-[minmax(0,3fr)_minmax(16rem,2fr)]">
            <Table figures={figures} />
            <Chart figures={figures} />
          </div>
        );
      }}
    </DashboardCard>
  );
}
