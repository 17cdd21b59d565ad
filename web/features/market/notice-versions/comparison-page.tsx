import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatDateTime } from '#shared/text/dates.ts';
import type { NoticeVersions } from '#shared/versions/notice-versions.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Select } from '#web/ui/select.tsx';
import { Comparison } from './comparison.tsx';
import type { ComparisonAddress } from './comparison-address.ts';
import { type VersionPair, versionsQuery } from './version-queries.ts';

type Props = {
  id: number;
  address: ComparisonAddress;
  /** Shows other versions at their own address. */
  onChoose: (pair: VersionPair) => void;
};

/** Compares any two versions of a listing's notice; by default the last correction. */
export function ComparisonPage({ id, address, onChoose }: Props) {
  const { data, error, refetch } = useQuery(versionsQuery(id));
  if (error) return <LoadFailure title="İlanın sürümleri açılamadı." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Sürümler yükleniyor" />;
  const isCorrected = data.versions.length > 1;
  return (
    <>
      <p className="font-semibold">{data.title}</p>
      <p className="tabular mb-5 text-sm text-ink-soft">
        {isCorrected ? '' : 'Bu ilanda düzeltme yapılmadı. '}Son kontrol: {formatDateTime(new Date(data.lastSeenAt))}.
      </p>
      {isCorrected ? <ChosenPair id={id} versions={data} pair={pairOf(data, address)} onChoose={onChoose} /> : null}
    </>
  );
}

type ChosenProps = Pick<Props, 'id' | 'onChoose'> & { versions: NoticeVersions; pair: VersionPair };

function ChosenPair({ id, versions: data, pair, onChoose }: ChosenProps) {
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <VersionSelect
          label="Eski sürüm"
          versions={data}
          value={pair.before}
          onChange={(before) => onChoose({ ...pair, before })}
        />
        <VersionSelect
          label="Yeni sürüm"
          versions={data}
          value={pair.after}
          onChange={(after) => onChoose({ ...pair, after })}
        />
      </div>
      {pair.before === pair.after ? (
        <p role="status" className="mt-6 text-ink-soft">
          İki ayrı sürüm seçin.
        </p>
      ) : (
        <Comparison id={id} pair={pair} />
      )}
    </>
  );
}

/** The versions in the address, if they exist. */
export function pairOf({ versions }: Pick<NoticeVersions, 'versions'>, { eski, yeni }: ComparisonAddress): VersionPair {
  const known = (number: number | undefined) => versions.find((version) => version.number === number)?.number;
  const after = known(yeni) ?? versions[0]?.number ?? 1;
  return { before: known(eski) ?? known(after - 1) ?? after, after };
}

type SelectProps = {
  label: string;
  versions: NoticeVersions;
  value: number;
  onChange: (number: number) => void;
};

function VersionSelect({ label, versions: { versions }, value, onChange }: SelectProps) {
  const id = useId();
  const latest = versions[0]?.number;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <Select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))} className="max-w-full">
        {versions.map(({ number, recordedAt }) => (
          <option key={number} value={number}>
            {number}. sürüm · {formatDateTime(new Date(recordedAt))}
            {number === latest ? ' (bugünkü)' : ''}
          </option>
        ))}
      </Select>
    </div>
  );
}
