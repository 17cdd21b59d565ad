export { HelpEntry, SupportButton, WriteToUs } from './support-button.tsx';
export { SupportGate } from './support-gate.tsx';
export { requestSupport } from './support-request.ts';
export { AttachFile } from './talk/attach-file.tsx';
export { LineList } from './talk/line-list.tsx';
export { useLines, useReadMark } from './talk/use-lines.ts';
export { type Draft, WriteLine } from './talk/write-line.tsx';
