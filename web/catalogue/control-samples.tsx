import { useState } from 'react';
import { BackLink } from '#web/ui/back-link.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChipRow } from '#web/ui/chip-row.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { Explanation, InfoButton } from '#web/ui/explanation.tsx';
import * as icons from '#web/ui/icons.tsx';
import { LinkArea } from '#web/ui/link-area.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { ShareButton } from '#web/ui/share/share-button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { type Hue, Tag } from '#web/ui/tag.tsx';
import type { Sample } from './sample.ts';

const HUES: Readonly<Record<Hue, string>> = {
  petrol: 'Gayrimenkul',
  indigo: 'Araç',
  olive: 'Taşınır',
  amber: '2. ihale',
  plain: 'Hisseli',
};
const LOOKS = [
  { value: 'grid', label: 'Izgara' },
  { value: 'list', label: 'Liste' },
  { value: 'table', label: 'Tablo' },
];

function ChosenSegment({ columns }: { columns: 2 | 3 }) {
  const [value, setValue] = useState('list');
  const options = LOOKS.slice(0, columns);
  return <Segmented legend="Görünüm" value={value} options={options} columns={columns} onChange={setValue} />;
}

function SwitchSample({ isDisabled = false }: { isDisabled?: boolean }) {
  const [isOn, setOn] = useState(true);
  return (
    <Switch
      id={isDisabled ? 'switch-off' : 'switch'}
      label="E-posta ile bildir"
      hint="Yeni ihale çıkınca gelir."
      isOn={isOn}
      isDisabled={isDisabled}
      onChange={setOn}
    />
  );
}

/** Buttons, choices and links. */
export const CONTROL_SAMPLES: readonly Sample[] = [
  {
    file: 'button.tsx',
    states: {
      Ana: <Button>Ara</Button>,
      İkincil: <Button look="secondary">Filtrele</Button>,
      Sessiz: <Button look="quiet">Filtreleri kaldır</Button>,
      Kapalı: <Button disabled>Alarmı kaydet</Button>,
    },
  },
  { file: 'copy-button.tsx', states: { Olağan: <CopyButton text="2026/114 Esas" label="Dosya numarasını kopyala" /> } },
  {
    file: 'download-button.tsx',
    states: {
      Olağan: (
        <DownloadButton path="/api/user/export" name="verilerim.json">
          Verilerimi indir
        </DownloadButton>
      ),
    },
  },
  { file: 'print-button.tsx', states: { Olağan: <PrintButton /> } },
  {
    file: 'share/share-button.tsx',
    states: {
      Çubukta: <ShareButton path="/search" title="İhaleler" />,
      Hap: <ShareButton path="/search" title="İhaleler" look="pill" />,
    },
  },
  {
    file: 'segmented.tsx',
    states: { 'İki seçenek': <ChosenSegment columns={2} />, Üç: <ChosenSegment columns={3} /> },
  },
  {
    file: 'select.tsx',
    states: {
      Olağan: (
        <Select aria-label="Sıralama" defaultValue="end">
          <option value="end">Önce bitecekler</option>
          <option value="price">Önce ucuzlar</option>
        </Select>
      ),
      Kapalı: (
        <Select aria-label="Kapalı sıralama" disabled>
          <option>Önce bitecekler</option>
        </Select>
      ),
    },
  },
  { file: 'switch.tsx', states: { Açık: <SwitchSample />, Değişmez: <SwitchSample isDisabled /> } },
  {
    file: 'tag.tsx',
    states: Object.fromEntries(
      Object.entries(HUES).map(([hue, name]) => [
        hue,
        <Tag key={hue} hue={hue as Hue}>
          {name}
        </Tag>,
      ]),
    ),
  },
  {
    file: 'chip-row.tsx',
    states: {
      Olağan: (
        <ChipRow>
          {['Ankara', 'Konut', '1 milyon altı', '2. ihale', 'Yakında bitecek'].map((name) => (
            <Button key={name} look="secondary" className="min-h-9 rounded-full px-3 text-sm">
              {name}
            </Button>
          ))}
        </ChipRow>
      ),
    },
  },
  {
    file: 'explanation.tsx',
    states: {
      Sözcük: (
        <Explanation text="Bilirkişinin belirlediği değer." className="underline decoration-dotted">
          muhammen bedel
        </Explanation>
      ),
      Düğme: <InfoButton about="Teminat" text="İhaleye girmek için yatırılan para." />,
    },
  },
  { file: 'back-link.tsx', states: { Olağan: <BackLink to="/search">İhaleler</BackLink> } },
  {
    file: 'breadcrumbs.tsx',
    states: {
      Olağan: (
        <Breadcrumbs
          crumbs={[
            { title: 'Ana sayfa', path: '/' },
            { title: 'Ankara', path: '/icra/ankara' },
            { title: 'Çankaya', path: '/icra/ankara/cankaya' },
          ]}
        />
      ),
    },
  },
  {
    file: 'link-area.tsx',
    states: {
      Olağan: (
        <LinkArea>
          <a href="/search" className="text-petrol underline">
            Tüm ihaleler
          </a>
        </LinkArea>
      ),
    },
  },
  {
    file: 'icons.tsx',
    states: {
      Hepsi: (
        <div className="flex flex-wrap gap-3 text-ink-soft">
          {Object.entries(icons).map(([name, Icon]) => (
            <span key={name} title={name}>
              <Icon size={20} aria-hidden="true" />
            </span>
          ))}
        </div>
      ),
    },
  },
];
