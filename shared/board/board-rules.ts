import type { CategoryNumber } from '../kinds/kinds.ts';

/** A member's progress with a saved listing, in the order of the board's columns. */
export const BOARD_STAGES = ['watching', 'examining', 'deposited', 'bidding', 'won', 'lost', 'dropped'] as const;
export type BoardStage = (typeof BOARD_STAGES)[number];

export const STAGE_NAMES: Readonly<Record<BoardStage, string>> = {
  watching: 'İzliyorum',
  examining: 'İnceliyorum',
  deposited: 'Teminat yatırdım',
  bidding: 'Teklif verdim',
  won: 'Kazandım',
  lost: 'Kaybettim',
  dropped: 'Vazgeçtim',
};

export const MAX_NOTES_LENGTH = 4000;
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 30;
export const MAX_CHECKS = 30;
export const MAX_CHECK_LENGTH = 120;

/** One thing to do before bidding. */
export type Check = { readonly text: string; readonly isDone: boolean };

const OF_ALL = ['İlan ve şartname okundu', 'Teminat ve son anı öğrenildi'] as const;
const BEFORE_BID = ['Bütün masraflar hesaplandı', 'En yüksek teklif belirlendi', 'Teminat yatırıldı'] as const;

const STARTING: Readonly<Record<CategoryNumber, readonly string[]>> = {
  '1': [
    ...OF_ALL,
    'Yerinde görüldü',
    'Tapu kaydındaki şerhler okundu',
    'İçinde kimin oturduğu öğrenildi',
    'Aidat ve vergi borçları soruldu',
    'İmar durumu soruldu',
    ...BEFORE_BID,
  ],
  '2': [
    ...OF_ALL,
    'Yediemin otoparkında görüldü',
    'Hasar ve muayene geçmişine bakıldı',
    'Rehin ve haciz kayıtları okundu',
    'Vergi ve ceza borçları soruldu',
    ...BEFORE_BID,
  ],
  '3': [...OF_ALL, 'Yerinde görüldü', 'Eksik ve hasar not edildi', 'Taşıma ve depo ücreti soruldu', ...BEFORE_BID],
};

export function startingChecks(kind: CategoryNumber): Check[] {
  return STARTING[kind].map((text) => ({ text, isDone: false }));
}
