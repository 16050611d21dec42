/** Which parts of a page are not its content: what nobody sees, and the furniture around what the page is about. */
import { isTag } from 'domhandler';
import type { Element } from 'domhandler';

/** Never text for readers. `form` itself stays: shops wrap whole products in one. */
const silentTags = new Set(
  'script style noscript template svg math iframe frame object embed applet canvas audio video map head select datalist option textarea input progress meter'.split(
    ' ',
  ),
);

const hiddenStyle =
  /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*(hidden|collapse)|opacity\s*:\s*0(\.0+)?\s*(;|$|!)|font-size\s*:\s*0)/i;
const hiddenClass =
  /(^|\s)(hide|hidden|d-none|is-hidden|visually-hidden|visuallyhidden|sr-only|screen-reader-text|screen-reader-only|u-hidden|element-invisible|skiptranslate)(\s|$)/i;

export const isSilent = (element: Element): boolean => silentTags.has(element.name);

export function isUnseen(element: Element): boolean {
  if (isSilent(element)) return true;
  const { hidden, style, 'aria-hidden': ariaHidden, class: classes } = element.attribs;
  if (hidden !== undefined && hidden !== 'until-found') return true;
  if (ariaHidden === 'true') return true;
  if (style !== undefined && hiddenStyle.test(style)) return true;
  return classes !== undefined && (hiddenClass.test(classes) || iconClass.test(classes));
}

/** a font draws the word as a picture: `<i class="material-icons">chat</i>` */
const iconClass = /(^|\s)material-(icons|symbols)(-[a-z]+)?(\s|$)/;

const furnitureTags = new Set(['nav', 'footer', 'dialog', 'menu']);
const furnitureRoles = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'search',
  'dialog',
  'alertdialog',
  'menu',
  'menubar',
  'toolbar',
  'tooltip',
]);

/** Words that name furniture when they stand as a whole word of a class or id (`site-footer`, `cookieBanner`, `nav`). */
const furnitureWord =
  /(^|[\s_-])((cookie|consent|gdpr|ccpa)\w*|newsletter\w*|breadcrumbs?|(site|main|mega|top|mobile|side|off-?canvas|header|footer|dropdown)[_-]?(nav|navigation|menu|bar)|megamenu|nav|navbar|navigation|menu|footer|site[_-]?header|page[_-]?header|masthead|topbar|skip[_-]?(link|to\w*)|modals?|pop-?ups?|drawer|lightbox|mini-?cart|cart[_-]?(drawer|popup|dropdown|content|layout)|shopping-?cart|side-?bar|share|sharing|social\w*|addthis\w*|pagination|pager|toolbar|related[_-]?\w*|recommend\w*|recently[_-]?viewed\w*|upsells?|cross-?sells?|you-?may-?also\w*|advert\w*|ads?|sponsored|promo-?bar|comments?|disqus\w*|login\w*|sign-?up\w*|promo-?fixed|sales-?pop\w*|fomo\w*|toasts?|snackbars?|recent-?(purchase|order|sale)s?|widget-?area|(country|currency|locale|region)[_-]?(selectors?|switchers?|pickers?|select|dropdown|list)|locali[sz]ation[_-]\w*|geo-?(picker|switcher))(?=$|[\s_-])/i;

export const furnitureName = (element: Element): string | null => {
  if (furnitureTags.has(element.name)) return element.name;
  const { role, class: classes = '', id = '' } = element.attribs;
  if (role !== undefined && furnitureRoles.has(role)) return role;
  if (element.name === 'body' || element.name === 'html' || element.name === 'main' || element.name === 'article')
    return null;
  const separated = `${classes} ${id}`.replace(/([a-z])([A-Z])/g, '$1-$2');
  return furnitureWord.exec(separated)?.[2] ?? null;
};

const dialogName =
  /(^|[\s_-])(modals?|dialogs?|pop-?ups?|popovers?|drawers?|overlays?|lightbox|off-?canvas)(?=$|[\s_-])/i;

/** Opens above the page, on a click or by itself. */
export const isDialog = ({ name, attribs }: Element): boolean =>
  name === 'dialog' ||
  /^(alert)?dialog$/.test(attribs['role'] ?? '') ||
  (name !== 'body' && name !== 'html' && dialogName.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`));

const blockTags = new Set(
  'address article aside blockquote body button caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

export const isBlock = (element: Element): boolean => blockTags.has(element.name);

export const isBold = ({ name, attribs }: Element): boolean =>
  name === 'b' || name === 'strong' || /font-weight\s*:\s*(bold|[6-9]00)/i.test(attribs['style'] ?? '');

/** 1 to 6, or null */
export function headingLevel(element: Element): number | null {
  const byTag = /^h([1-6])$/.exec(element.name)?.[1];
  if (byTag !== undefined) return Number(byTag);
  if (element.name === 'summary') {
    const inner = element.children.find((child) => isTag(child) && /^h[1-6]$/.test(child.name));
    return inner && isTag(inner) ? headingLevel(inner) : 6;
  }
  if (element.attribs['role'] !== 'heading') return null;
  const level = Number(element.attribs['aria-level'] ?? 2);
  return level >= 1 && level <= 6 ? Math.floor(level) : 2;
}
