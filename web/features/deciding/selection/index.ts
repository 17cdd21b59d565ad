export { ChooseBox } from './choose-box.tsx';
export { SelectButton } from './select-button.tsx';
export { type Selection, useSelection } from './use-selection.ts';
