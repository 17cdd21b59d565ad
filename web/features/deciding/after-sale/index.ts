export { WonGuide } from './won-guide.tsx';
export { WonGuideLink, WonNote } from './won-note.tsx';
