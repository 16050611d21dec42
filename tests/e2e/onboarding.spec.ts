import { expect, test } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';
import { logIn, newAddress, register } from './support/owner.ts';
import { startOwnSite } from './support/own-site.ts';
import type { OwnSite } from './support/own-site.ts';

let site: OwnSite;
test.beforeAll(async () => {
  // a database of its own is started, on a machine that may be busy
  test.setTimeout(180_000);
  site = await startOwnSite();
});
test.afterAll(() => site.stop());

const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name });

async function expectStep(page: Page, name: string): Promise<void> {
  await expect(step(page, name)).toHaveAttribute('aria-current', 'step');
}

/** The same place again after a reload, and after signing in with another browser, which is closed afterwards. */
async function expectResumed(page: Page, email: string, shows: (page: Page) => Promise<void>): Promise<void> {
  await page.reload();
  await shows(page);
  const context = await page.context().browser()?.newContext();
  if (context === undefined) throw new Error('the page belongs to no browser');
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${site.url}/login`);
  await logIn(elsewhere, email);
  await shows(elsewhere);
  await context.close();
}

/** The bubble and its frame stand in a closed shadow root: a hand finds them by their place, the frame by its address. */
async function openChat(visitor: Page, url: string): Promise<Frame> {
  await visitor.setViewportSize({ width: 1280, height: 800 });
  const styled = visitor.waitForResponse(/get_agent_style/);
  await visitor.goto(url);
  await styled;
  const widget = () => visitor.frames().find((frame) => frame.url().includes('/widget-chat/'));
  await expect(async () => {
    await visitor.mouse.click(1230, 750);
    await expect.poll(widget, { timeout: 2000 }).toBeDefined();
  }).toPass();
  const frame = widget();
  if (frame === undefined) throw new Error('the bubble opened no chat');
  return frame;
}

test('from registration to a visitor’s answer, resumed at every step', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const email = newAddress();
  await register(page, email, site.url);

  await test.step('2.5-06 2.5-07 the design, with its live preview', async () => {
    await expectStep(page, 'Agent Design');
    await expect(page.getByRole('button', { name: 'Next Step' })).toBeDisabled();
    await page.getByLabel('Agent name').fill('Mia');
    await page.getByLabel('Accent colour').fill('#b4532a');
    await expect(page.getByRole('region', { name: 'Live preview' })).toContainText('Mia');
  });

  await test.step('2.5-03 step 1, resumed: here with what was typed, elsewhere empty', async () => {
    await expectResumed(page, email, async (shown) => {
      await expectStep(shown, 'Agent Design');
      await expect(shown.getByLabel('Agent name')).toHaveValue(shown === page ? 'Mia' : '');
    });
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expectStep(page, 'Agent Profile');
  });

  await test.step('2.5-03 step 2, resumed', () =>
    expectResumed(page, email, (shown) => expectStep(shown, 'Agent Profile')));

  await test.step('2.5-08 back in the design, a change makes the button say Update', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Agent name')).toHaveValue('Mia');
    await expect(page.getByRole('button', { name: 'Next Step' })).toBeEnabled();
    await page.getByLabel('Agent name').fill('Mia Loom');
    await page.getByRole('button', { name: 'Update' }).click();
    await expectStep(page, 'Agent Profile');
  });

  await test.step('2.5-09 5-19 the profile wants a contact', async () => {
    await page.getByLabel('Brand name').fill('Hearth & Loom');
    const products = page.getByRole('textbox', { name: 'Type of products or services' });
    await products.fill('blankets');
    await products.press('Enter');
    await page.getByLabel('Friendly & Casual').check();
    const next = page.getByRole('button', { name: 'Next' });
    await expect(next).toBeDisabled();
    await page.getByLabel('Phone').fill('+44 (20) 7946-0000');
    await expect(page.getByLabel('Phone')).toHaveValue('+442079460000');
    await next.click();
    await expectStep(page, 'knowledge Base');
  });

  await test.step('2.5-03 step 3, resumed at its empty form', () =>
    expectResumed(page, email, async (shown) => {
      await expectStep(shown, 'knowledge Base');
      await expect(shown.getByLabel('Website URL')).toHaveValue('');
    }));

  await test.step('2.5-10 5-22 5-25 the knowledge wants one site', async () => {
    await page.getByLabel('Europe').check();
    await page.getByLabel('Website URL').fill(site.shopHost);
    await page.getByLabel('Website Sitemap URL').fill('https://other.example/sitemap.xml');
    await page.getByLabel('Website Sitemap URL').blur();
    await expect(page.getByText('Please verifier your sitemap')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.getByLabel('Website Sitemap URL').fill(`https://${site.shopHost}/sitemap.xml`);
    await page.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('4-18 4-21 T16 T17 the proof of ownership, asked for again when resumed', async () => {
    const request = (shown: Page) => shown.getByText('Approve our request in Google Search Console');
    await expect(request(page)).toBeVisible();
    await expectResumed(page, email, (shown) => expect(request(shown)).toBeVisible());
    await page.getByRole('button', { name: 'Watch how to validate your website' }).click();
    const video = page.getByLabel('How to validate your website', { exact: true });
    await expect(video, '2.9-08 plays, with the keyboard on it').toBeFocused();
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
    await page.getByRole('tab', { name: 'File' }).click();
    const token = await page.getByText('It contains this line').locator('+ div code').textContent();
    site.shop.setVerification(token ?? '');
    site.shop.setDelay(700);
  });

  await test.step('4-20 4-21 the wait, with its progress, on a shop slow enough to be resumed', async () => {
    // The server looks for a proof at most once in ten seconds.
    await expect(async () => {
      if (await page.getByRole('button', { name: 'Check now' }).isVisible())
        // it may leave with its page before it is pressed
        await page.getByRole('button', { name: 'Check now' }).click({ timeout: 1000 });
      await expect(page.getByRole('progressbar', { name: 'Training' })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 40_000 });

    await expectResumed(page, email, async (shown) => {
      await expect(shown.getByRole('heading', { name: 'Your agent is being generated' })).toBeVisible();
      await expect(shown.getByRole('progressbar', { name: 'Training' })).toBeVisible();
    });
    site.shop.setDelay(0);
    await expect(page.getByRole('heading', { name: 'Your agent is ready' })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expectStep(page, 'Test Your Agent');
  });

  await test.step('2.5-03 step 4, resumed', () =>
    expectResumed(page, email, (shown) => expectStep(shown, 'Test Your Agent')));

  await test.step('4-23 to 4-25 2.5-12 the test chat answers from the shop’s pages', async () => {
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('How long does delivery take?');
    await message.press('Enter');
    const log = page.getByRole('log');
    await expect(log.locator('[data-role="agent"]').last()).toContainText(/day/i, { timeout: 20_000 });
    await page.getByRole('button', { name: 'Clear chat' }).click();
    await expect(log.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('2.5-13 4-42 4-37 the plans; Free is active at once', async () => {
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByRole('dialog')).toContainText('Choose a plan');
    await page.getByRole('button', { name: 'Start with Free' }).click();
    await expectStep(page, 'Integration');
  });

  await test.step('2.5-03 step 5, resumed: a verified owner’s dashboard is open, and onboarding shows its last step', async () => {
    await page.reload();
    await expectStep(page, 'Integration');
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(`${site.url}/onboarding`);
    await logIn(elsewhere, email);
    await expectStep(elsewhere, 'Integration');
    await elsewhere.context().close();
  });

  await test.step('2.5-14 9-25 the script tag goes into the shop, and a visitor asks', async () => {
    const tag = (await page.getByText('<script src=').textContent()) ?? '';
    expect(tag).toMatch(/^<script src="http:\/\/localhost:\d+\/chatbox\.js\?id=agt_[0-9a-f]{32}" async><\/script>$/);
    site.shop.setWidget(/src="([^"]+)"/.exec(tag)?.[1] ?? '');
    const visitor = await (await browser.newContext()).newPage();
    const chat = await openChat(visitor, site.shop.url);
    const message = chat.getByRole('textbox', { name: 'Message' });
    await message.fill('How long does delivery take?');
    await message.press('Enter');
    await expect(chat.locator('[data-role="agent"]').last()).toContainText(/day/i, { timeout: 20_000 });
    await visitor.context().close();
  });

  await test.step('2.4-01 the owner sees the conversation and the credit', async () => {
    await page.getByRole('link', { name: 'Finish' }).click();
    await expect(page.getByText('499 / 500')).toBeVisible();
    await expect(page.getByRole('link', { name: 'How long does delivery take?' })).toBeVisible();
  });
});

test('RE-11 4-08 a forgotten password is reset by the letter’s link, once', async ({ page }) => {
  const email = newAddress();
  await register(page, email, site.url);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  // its screen is loaded first, and the one that stands meanwhile asks for an address too
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Password reset email sent successfully!')).toBeVisible();

  const link = /http:\/\/localhost:\d+\/reset-password\?token=[\w-]+/.exec(await site.letterTo(email))?.[0] ?? '';
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New Password').fill('copper-kettle-9');
  await page.getByLabel('Confirm Password').fill('copper-kettle-9');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successfully! You can log in now.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email, 'copper-kettle-9');
  await expect(page).toHaveURL(/\/onboarding$/);
});
