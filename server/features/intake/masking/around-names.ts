/** An identity number next to a name, masked or not. */
const NUMBER = '(?:\\*{11}|\\d(?: ?\\d){10})';
const TITLE = '(?:(?:av|dr|doc|prof|op|yrd|uzm|sn)\\. ?|(?:sayin|bay|bayan) )';
export const BEFORE_NAME = new RegExp(
  ` *(?:\\n{1,2} *)?(?:\\d{1,2} ?[.)-]{1,2} ?)?["'(]? *(?:${NUMBER} )?(?:${TITLE}){0,4}`,
  'y',
);
const SHARE = ' ?-? ?\\d+ ?/ ?\\d+(?: (?:hisse|pay)[a-z]*)?';
const IN_BRACKETS = ' ?\\([^()\\n]{0,60}\\)';
/** Text that may be between two names of a list. */
export const AFTER_NAME = new RegExp(
  `(?:'[a-z]{1,5})?"?(?: ${NUMBER})?(?:${IN_BRACKETS})?(?:${SHARE})?(?:${IN_BRACKETS})?`,
  'y',
);
export const NEXT_IN_LIST = /(?: ?[,;&/] ?\n?| ve | ile | - | (?=\d{1,2} ?[.)-]{1,2} ?[a-z]))/y;
export const NEXT_LINE = / ?[,;]?\n/y;
