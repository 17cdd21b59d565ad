import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import {
  ChevronLeft,
  ChevronRight,
  Download,
  ExternalLink,
  FileText,
  type IconComponent,
  MoveHorizontal,
  PanelLeft,
  Search,
  ZoomIn,
  ZoomOut,
} from '#web/ui/icons.tsx';
import { MAX_ZOOM, MIN_ZOOM } from './zoom.ts';

export const ICON_BUTTON = classNames(
  'inline-flex size-11 min-w-0 shrink items-center justify-center rounded-control text-ink-soft',
  'transition-colors duration-150 hover:bg-sunk hover:text-ink disabled:opacity-40',
);

type Props = {
  documentNumber: number;
  documentCount: number;
  onStep(direction: 1 | -1): void;
  zoom: number;
  canZoom: boolean;
  canFit: boolean;
  onZoom(direction: 1 | -1): void;
  onResetZoom(): void;
  onFit(): void;
  isPanelOpen: boolean;
  onPanel(): void;
  address: string;
  onSave(): void;
  isPhone: boolean;
  /** Whether the document has a text view, or a reason why there is none. */
  hasSheet: boolean;
  isTextShown: boolean;
  onText(): void;
  /** Whether any document of the listing may contain searchable words. */
  canFind: boolean;
  isFindOpen: boolean;
  onFind(): void;
  /** The page number and go-to-page, if there is room. */
  children?: ReactNode;
};

/** The viewer's buttons: one row, at the top on desktops, at the bottom on phones, within reach of the thumb. */
export function ViewerControls(props: Props) {
  const { documentNumber, documentCount, onStep, isPhone, zoom, canZoom } = props;
  return (
    <div
      role="toolbar"
      aria-label="Görüntüleyici"
      className={classNames('flex min-w-0 items-center', isPhone ? 'justify-between' : 'grow gap-1')}
    >
      <IconButton icon={PanelLeft} name="Belgeler ve sayfalar" isOpen={props.isPanelOpen} onClick={props.onPanel} />
      <IconButton icon={ChevronLeft} name="Önceki belge" isOff={documentNumber === 1} onClick={() => onStep(-1)} />
      {isPhone ? null : (
        <span className="tabular px-1 text-sm whitespace-nowrap text-ink-soft">{`Belge ${documentNumber} / ${documentCount}`}</span>
      )}
      <IconButton
        icon={ChevronRight}
        name="Sonraki belge"
        isOff={documentNumber === documentCount}
        onClick={() => onStep(1)}
      />
      {isPhone ? null : <Divider />}
      {props.children}
      <span className="grow" />
      {props.canFind ? (
        <IconButton icon={Search} name="Belgede ara" isPressed={props.isFindOpen} onClick={props.onFind} />
      ) : null}
      {props.hasSheet ? (
        <IconButton icon={FileText} name="Metin olarak göster" isPressed={props.isTextShown} onClick={props.onText} />
      ) : null}
      <IconButton
        icon={ZoomOut}
        name="Uzaklaştır"
        isOff={!canZoom || zoom <= MIN_ZOOM}
        onClick={() => props.onZoom(-1)}
      />
      <button
        type="button"
        aria-label={`Yakınlık %${Math.round(zoom * 100)}, %100 yap`}
        title="%100 yap (0)"
        disabled={!canZoom}
        onClick={props.onResetZoom}
        className={classNames(ICON_BUTTON, 'tabular w-14 text-sm font-semibold')}
      >
        {`%${Math.round(zoom * 100)}`}
      </button>
      <IconButton
        icon={ZoomIn}
        name="Yakınlaştır"
        isOff={!canZoom || zoom >= MAX_ZOOM}
        onClick={() => props.onZoom(1)}
      />
      {isPhone ? null : (
        <>
          <IconButton icon={MoveHorizontal} name="Genişliğe sığdır" isOff={!props.canFit} onClick={props.onFit} />
          <Divider />
        </>
      )}
      <IconButton icon={Download} name="İndir" onClick={props.onSave} />
      <a
        href={props.address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Yeni sekmede aç"
        title="Yeni sekmede aç"
        className={ICON_BUTTON}
      >
        <ExternalLink size={20} aria-hidden="true" />
      </a>
    </div>
  );
}

function Divider() {
  return <span aria-hidden="true" className="mx-1 h-6 w-px shrink-0 bg-line" />;
}

type IconButtonProps = {
  icon: IconComponent;
  name: string;
  isOff?: boolean;
  isOpen?: boolean;
  isPressed?: boolean;
  onClick(): void;
};

function IconButton({ icon: Icon, name, isOff, isOpen, isPressed, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      aria-expanded={isOpen}
      aria-controls={isOpen ? 'belge-paneli' : undefined}
      disabled={isOff}
      onClick={onClick}
      className={classNames(ICON_BUTTON, (isOpen || isPressed) && 'bg-sunk text-ink')}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
