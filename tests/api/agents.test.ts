import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodBodies } from './support/good-bodies.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

let server: TestServer;
let client: TestClient;
let owner: TestOwner;

beforeAll(async () => {
  server = await startTestServer();
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
});
afterAll(() => server.close());

describe('style', () => {
  const save = (name: 'createStyle' | 'updateStyle', fields: object) =>
    client.send(name, { token: owner.token, body: { ...goodBodies(owner)[name], ...fields } });
  const read = async (agentId = owner.agentId) => (await client.send('getStyle', { id: agentId })).body.agentStyle;

  test('9-14 defaults are served before the first save', async () => {
    const { agentId } = await client.newOwner();
    expect(await read(agentId)).toEqual({
      agentId,
      name: 'Vitrine Assistant',
      welcomeText: 'Hello, how can I assist you?',
      placeholderText: 'Type your message here...',
      color: '#3b82f6',
      colorBuble: '#3b82f6',
      bubleIcone: 'modern',
      isBlocked: false,
      isReady: false,
      links: [],
      suggestions: [],
      logoUrl: null,
      colorScheme: 'auto',
      greetings: {},
      contacts: { mail: '', phone: '', whatsApp: '' },
      placement: null,
    });
  });

  test('T19 TE-14 colorBuble is stored, color is read, and nothing private is in the public style', async () => {
    await save('createStyle', { color: '#111111', colorBuble: '#AbC' });
    const style = await read();
    expect(style.color).toBe('#aabbcc');
    expect(Object.keys(style).sort()).toEqual(
      [
        'agentId',
        'bubleIcone',
        'color',
        'colorBuble',
        'colorScheme',
        'contacts',
        'greetings',
        'isBlocked',
        'isReady',
        'links',
        'logoUrl',
        'name',
        'placeholderText',
        'placement',
        'suggestions',
        'welcomeText',
      ].sort(),
    );
  });

  test('what an owner chooses of the widget is kept as it was chosen, and what is no choice is refused', async () => {
    const placement = {
      corner: 'left',
      wide: { x: 30, y: 40 },
      phone: { x: 12, y: 80 },
      hiddenOn: ['/checkout*'],
      teaser: { text: 'Questions?', after: 20 },
    };
    const chosen = {
      logoUrl: 'https://shop.example/logo.svg',
      colorScheme: 'dark',
      greetings: { de: 'Moin!', 'pt-BR': 'Oi!' },
      suggestions: ['How long does delivery take?'],
      placement,
    };
    const update = (fields: object) =>
      client.send('updateStyle', { token: owner.token, body: { agentId: owner.agentId, ...fields } });
    await save('createStyle', {});
    await update(chosen);
    await update({ name: 'Nora' });
    expect(await read()).toMatchObject({ name: 'Nora', ...chosen });
    await update({ placement: null, logoUrl: null });
    expect(await read()).toMatchObject({ placement: null, logoUrl: null, colorScheme: 'dark' });
    await update({ greetings: { 'not a language': 'x', fr: 'Bonjour' } });
    expect((await read()).greetings).toEqual({ fr: 'Bonjour' });
    for (const wrong of [
      { logoUrl: 'javascript:alert(1)' },
      { colorScheme: 'neon' },
      { suggestions: ['a', 'b', 'c', 'd'] },
      { placement: { ...placement, hiddenOn: ['checkout'] } },
    ])
      expect((await update(wrong)).status, JSON.stringify(wrong)).toBe(400);
  });

  test('4-17 O14 an update keeps what it does not name; an empty one changes nothing', async () => {
    await save('createStyle', { name: 'Mira', welcomeText: 'Hi' });
    await client.send('updateStyle', { token: owner.token, body: { agentId: owner.agentId, name: 'Nora' } });
    await client.send('updateStyle', { token: owner.token, body: { agentId: owner.agentId } });
    expect(await read()).toMatchObject({ name: 'Nora', welcomeText: 'Hi' });
  });

  test('T35 TE-09 twenty creates at once are one style', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => save('createStyle', { name: `Name ${i}` })));
    expect(answers.every(({ body }) => body.success)).toBe(true);
  });

  test.each([
    ['CH-23', { colorBuble: 'red;}body{display:none' }],
    ['CH-23', { colorBuble: 'url(//evil)' }],
    ['CH-23', { color: '#12345678' }],
    ['5-11', { name: '' }],
    ['5-11', { name: '   ' }],
    ['5-11', { name: 'x'.repeat(31) }],
    ['CH-22', { name: '😀'.repeat(16) }],
    ['5-12', { welcomeText: 'x'.repeat(151) }],
    ['5-12', { placeholderText: 'x'.repeat(51) }],
    ['3-04', { bubleIcone: 'round' }],
  ])('%s %j is refused', async (_row, fields) => {
    expect((await save('createStyle', fields)).status).toBe(400);
  });

  test('CH-22 hostile text is stored exactly', async () => {
    const welcomeText = '<img onerror=x> ${7*7} {{x}} שלום';
    await save('updateStyle', { welcomeText, name: '😀'.repeat(15) });
    expect(await read()).toMatchObject({ welcomeText, name: '😀'.repeat(15) });
  });

  test('T09 TE-08 fields that are not the owner’s to set are ignored', async () => {
    await save('updateStyle', { isBlocked: true, _id: 'x', ownerId: 'y', status: 'confirmed' });
    expect((await read()).isBlocked).toBe(false);
    const { body } = await client.send('getUser', { token: owner.token, id: owner.userId });
    expect(body.agent.status).toBeNull();
  });
});

describe('profile', () => {
  const save = (name: 'createProfile' | 'updateProfile', fields: object) =>
    client.send(name, { token: owner.token, body: { ...goodBodies(owner)[name], ...fields } });

  test('3-06 null before the first save, then what was saved', async () => {
    const fresh = await client.newOwner();
    const before = await client.send('getProfile', { token: fresh.token, id: fresh.agentId });
    expect(before.body.agentProfile).toBeNull();
    await save('createProfile', { toneVoice: 'Custom', customToneVoice: ' Dry humour ', brandOffer: [' Rugs '] });
    const after = await client.send('getProfile', { token: owner.token, id: owner.agentId });
    expect(after.body.agentProfile).toEqual({
      ...goodBodies(owner).createProfile,
      toneVoice: 'Custom',
      customToneVoice: 'Dry humour',
      brandOffer: ['Rugs'],
    });
  });

  test('4-17 an update of one contact keeps the rest', async () => {
    await save('createProfile', {});
    const agentSupport = { mail: '', phone: '+491234567', whatsApp: '' };
    await client.send('updateProfile', { token: owner.token, body: { agentId: owner.agentId, agentSupport } });
    const { body } = await client.send('getProfile', { token: owner.token, id: owner.agentId });
    expect(body.agentProfile).toMatchObject({ brandName: 'Loom', agentSupport });
  });

  test.each([
    ['5-13', { brandName: ' ' }],
    ['5-14', { toneVoice: 'Grumpy' }],
    ['5-14', { toneVoice: 'Custom', customToneVoice: ' ' }],
    ['5-15', { brandOffer: [] }],
    ['5-15', { brandOffer: [' '] }],
    ['5-16', { agentSupport: { mail: 'no', phone: '', whatsApp: '' } }],
    ['5-17', { agentSupport: { mail: '', phone: '12 34', whatsApp: '' } }],
    ['5-19', { agentSupport: { mail: '', phone: '', whatsApp: '' } }],
  ])('%s %j is refused', async (_row, fields) => {
    expect((await save('createProfile', fields)).status).toBe(400);
  });
});

describe('custom instructions', () => {
  const read = async (of: TestOwner) =>
    (await client.send('getInstructions', { token: of.token, id: of.agentId })).body.instruction;
  const update = (of: TestOwner, fields: object) =>
    client.send('updateInstructions', { token: of.token, body: { agentId: of.agentId, ...fields } });

  test('without LLM_BASE_URL the reply says that nobody reads them', async () => {
    const { body } = await client.send('getInstructions', { token: owner.token, id: owner.agentId });
    expect(body.hasModel).toBe(false);
  });

  test('T21 toggling before anything was created upserts; 4-36 create is active', async () => {
    const fresh = await client.newOwner({ paid: true });
    expect(await read(fresh)).toBeNull();
    await update(fresh, { isActive: false });
    expect(await read(fresh)).toMatchObject({ instructions: '', isActive: false });
    const second = await client.newOwner({ paid: true });
    const { body } = await client.send('createInstructions', {
      token: second.token,
      body: { agentId: second.agentId, instructions: '  Be kind.  ' },
    });
    expect(body).toMatchObject({ success: true, instructionsId: expect.stringMatching(/^ins_/) });
    expect(await read(second)).toMatchObject({ instructions: 'Be kind.', isActive: true });
  });

  test('TE-20 2,001 characters and a worded flag are refused; fast toggles lose no text', async () => {
    const fresh = await client.newOwner({ paid: true });
    expect((await update(fresh, { instructions: 'x'.repeat(2001) })).status).toBe(400);
    expect((await update(fresh, { isActive: 'yes' })).status).toBe(400);
    await update(fresh, { instructions: 'x'.repeat(2000) });
    await Promise.all(Array.from({ length: 50 }, (_, i) => update(fresh, { isActive: i % 2 === 0 })));
    expect((await read(fresh))?.instructions).toHaveLength(2000);
  });
});

test('TE-11 SQL in every string field is only text', async () => {
  const text = `'); drop table agents; --`;
  await client.send('updateStyle', { token: owner.token, body: { agentId: owner.agentId, name: text } });
  const { body } = await client.send('getStyle', { id: owner.agentId });
  expect(body.agentStyle.name).toBe(text);
});
