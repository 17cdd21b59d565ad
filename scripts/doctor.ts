import { type Config, readProcessConfig } from '#server/config.ts';
import { examine } from './operations/doctor/examine.ts';
import { type Finding, missing, reasonOf } from './operations/doctor/finding.ts';
import { say } from './show-progress.ts';

function readSettings(): Config | Finding {
  try {
    return readProcessConfig();
  } catch (error) {
    return missing('Ayarlar', reasonOf(error));
  }
}

const settings = readSettings();
const findings = 'state' in settings ? [settings] : await examine(settings, new Date());
for (const { state, subject, text } of findings) say(`${state.padEnd(6)} ${subject}: ${text}`);
const faults = findings.filter(({ state }) => state === 'eksik').length;
say(faults === 0 ? 'Açmaya engel bir eksik bulunmadı.' : `${faults} eksik var; site böyle herkese açılmamalı.`);
if (faults > 0) process.exitCode = 1;
