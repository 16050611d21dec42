/** Where the tag goes in the shop systems that most shops run on, in the words of their own menus. */
import type { ReplyOf } from '@vitrine/contract/routes';

/** The three ways to put the agent in front of visitors (9-25). */
export const scriptTag = (origin: string, agentId: string) =>
  `<script src="${origin}/chatbox.js?id=${agentId}" async></script>`;

export const iframeTag = (origin: string, agentId: string) =>
  `<iframe src="${origin}/widget-chat/${agentId}" width="400" height="500" title="Chat" style="border:0"></iframe>`;

export const directLink = (origin: string, agentId: string) => `${origin}/widget-chat/${agentId}`;

/** What a shop with a Content-Security-Policy adds to it, directive by directive. */
export const policyLines = (origin: string) =>
  ['script-src', 'connect-src', 'frame-src'].map((directive) => `${directive} ${origin};`).join('\n');

export const platformKeys = ['html', 'shopify', 'woo', 'presta', 'wix', 'squarespace', 'gtm', 'react'] as const;
export type PlatformKey = (typeof platformKeys)[number];

/** Where the line stands in the page itself, so that it proves whose shop it is; what a script puts there does not. */
export const provingKeys = ['shopify', 'woo', 'presta', 'wix', 'squarespace', 'html'] as const satisfies PlatformKey[];

/** What a look at the shop calls it. */
export const platformOf: Record<ReplyOf<'lookAtSite'>['platform'], (typeof provingKeys)[number]> = {
  shopify: 'shopify',
  woocommerce: 'woo',
  prestashop: 'presta',
  wix: 'wix',
  squarespace: 'squarespace',
  magento: 'html',
  other: 'html',
};

interface Platform {
  label: string;
  steps: string[];
  snippet: (origin: string, agentId: string) => string;
}

export const platforms: Record<PlatformKey, Platform> = {
  html: {
    label: 'HTML',
    steps: [
      'Open the template that every page of your shop is made from.',
      'Paste the line just before </body>.',
      'Upload the template and reload your shop.',
    ],
    snippet: scriptTag,
  },
  shopify: {
    label: 'Shopify',
    steps: [
      'Go to Online Store › Themes, open the ⋯ menu of your theme and choose Edit code.',
      'Open layout/theme.liquid and paste the line just before </body>.',
      'Save. The chat is not shown in the checkout: Shopify lets no scripts in there.',
    ],
    snippet: scriptTag,
  },
  woo: {
    label: 'WooCommerce',
    steps: [
      'Open functions.php of your child theme, or a snippet plugin such as WPCode.',
      'Paste these lines at the end.',
      'Save, and empty the cache if you use a cache plugin.',
    ],
    snippet: (origin, agentId) =>
      `add_action( 'wp_footer', function () {\n\techo '${scriptTag(origin, agentId)}';\n} );`,
  },
  presta: {
    label: 'PrestaShop',
    steps: [
      'Open themes/YOUR_THEME/templates/_partials/javascript.tpl on your server.',
      'Paste the line at the end of the file.',
      'Go to Advanced Parameters › Performance and choose Clear cache.',
    ],
    snippet: scriptTag,
  },
  wix: {
    label: 'Wix',
    steps: [
      'Go to Settings › Custom Code (under Advanced) and choose Add Custom Code.',
      'Paste the line, choose All pages and Body – end.',
      'Apply. Wix asks for a paid plan and your own domain for this.',
    ],
    snippet: scriptTag,
  },
  squarespace: {
    label: 'Squarespace',
    steps: [
      'Go to Settings › Developer Tools › Code Injection.',
      'Paste the line into Footer.',
      'Save. Squarespace offers code injection from the Core or Business plan on.',
    ],
    snippet: scriptTag,
  },
  gtm: {
    label: 'Google Tag Manager',
    steps: [
      'Choose Tags › New › Custom HTML and paste the line.',
      'Choose the trigger All Pages.',
      'Save, then Submit and Publish the container.',
    ],
    snippet: scriptTag,
  },
  react: {
    label: 'React',
    steps: [
      'Add this component to your project.',
      'Render <VitrineChat /> once, in the layout that all pages share.',
      'Deploy. The bubble stays while your router changes pages.',
    ],
    snippet: (origin, agentId) =>
      `import { useEffect } from 'react';

export function VitrineChat() {
  useEffect(() => {
    const tag = document.createElement('script');
    tag.src = '${origin}/chatbox.js?id=${agentId}';
    tag.async = true;
    document.body.append(tag);
  }, []);
  return null;
}`,
  },
};
