import { parentPort, workerData } from 'node:worker_threads';
import { reportPdf } from './pdf/report-pdf.ts';
import type { ReportContent } from './report-content.ts';
import { reportXlsx } from './report-xlsx.ts';
import type { WrittenKind } from './write-report.ts';

// The only sender is write-report.ts, which posts this shape.
const { report, kind } = workerData as { report: ReportContent; kind: WrittenKind };

const write = kind === 'pdf' ? reportPdf : reportXlsx;
parentPort?.postMessage(await write(report));
