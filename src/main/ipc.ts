/** The main process's side of the bridge: only our own page is answered, and arguments are parsed before anything is done. */
import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { channels } from '../preload/bridge.ts';
import type { Announcement, DesktopBridge, DesktopSettings } from '../preload/bridge.ts';
import type { KeptFile } from './kept-file.ts';
import { createNoticeLimit } from './notices.ts';
import { outsideAddress, outsidePayment } from './guards.ts';
import {
  BadRequest,
  parseAnnouncement,
  parseCount,
  parsePath,
  parseRecord,
  parseSettings,
  parseText,
} from './parsed-requests.ts';
import type { SecretVault } from './secret-vault.ts';
import { checkServer } from './server-address.ts';
import type { Fetch } from './server-address.ts';
import type { Settings } from './settings.ts';

type Question = keyof typeof channels;

/** Each question's answer; arguments are still unparsed. */
type Answers = { [Q in Question]: (argument: unknown) => ReturnType<DesktopBridge[Q]> };

interface DoorNeeds {
  ipcMain: Pick<IpcMain, 'handle'>;
  mayAsk: (event: IpcMainInvokeEvent) => boolean;
  answers: Answers;
  refused: (question: string, error: unknown) => void;
}

const questions = Object.keys(channels).filter((name): name is Question => name in channels);

export function openDoor({ ipcMain, mayAsk, answers, refused }: DoorNeeds): void {
  for (const question of questions) {
    ipcMain.handle(channels[question], async (event, ...given: unknown[]) => {
      try {
        if (!mayAsk(event)) throw new BadRequest('not our page');
        if (given.length > 1) throw new BadRequest('one argument at most');
        return await answers[question](given[0]);
      } catch (error) {
        refused(question, error);
        throw error instanceof BadRequest ? error : new Error('the question could not be answered');
      }
    });
  }
}

const recordKey = 'record';
const longestAddress = 2000;

interface AnswerNeeds {
  settings: Settings;
  sessionFile: KeptFile;
  vault: SecretVault;
  fetch: Fetch;
  version: string;
  openOutside: (address: string) => void;
  isOutOfSight: () => boolean;
  needsServer: () => boolean;
  /** conversations kept for reading offline */
  forgetKept: () => Promise<void>;
  notify: (announcement: Announcement) => void;
  /** the system's own part of what was chosen */
  applySettings: (settings: DesktopSettings) => void;
  restartToUpdate: () => void;
  setBadge: (count: number) => void;
  reload: () => void;
}

/** What the main process does for each question of the page. */
export function createAnswers(needs: AnswerNeeds): Answers {
  const { settings, sessionFile, vault, fetch } = needs;
  const mayTell = createNoticeLimit();
  const signOut = async () => {
    sessionFile.remove(recordKey);
    settings.setPath(null);
    needs.setBadge(0);
    await needs.forgetKept();
    await vault.forget();
  };
  const openIfAllowed = async (address: string | null) => {
    if (address === null) return false;
    needs.openOutside(address);
    return true;
  };
  return {
    start: async () => ({
      serverOrigin: settings.serverOrigin(),
      version: needs.version,
      secretPlace: await vault.place(),
      needsServer: needs.needsServer(),
    }),
    // a record without its token is nobody's: the page would only be told so by the server
    readSession: async () => ((await vault.read()) === null ? null : (sessionFile.read(recordKey) ?? null)),
    writeSession: async (record) => sessionFile.write(recordKey, parseRecord(record)),
    clearSession: signOut,
    openBeside: async (url) => openIfAllowed(outsideAddress(parseText(url, longestAddress), settings.serverOrigin())),
    openPayment: async (url) => openIfAllowed(outsidePayment(parseText(url, longestAddress), settings.serverOrigin())),
    checkServer: async (address) => checkServer(address, fetch),
    connectServer: async (address) => {
      const check = await checkServer(address, fetch);
      if (!check.ok) return check;
      // the token belongs to the server that gave it
      if (check.origin !== settings.serverOrigin()) await signOut();
      settings.setServerOrigin(check.origin);
      needs.reload();
      return check;
    },
    readSettings: async () => settings.desktop(),
    writeSettings: async (changed) => {
      const chosen = parseSettings(changed);
      settings.setDesktop(chosen);
      needs.applySettings(chosen);
    },
    rememberPath: async (path) => settings.setPath(parsePath(path)),
    announceConversation: async (sent) => {
      const announcement = parseAnnouncement(sent);
      const { notifications, everyConversation } = settings.desktop();
      const isWanted = notifications && (announcement.wish || everyConversation);
      if (isWanted && needs.isOutOfSight() && mayTell(announcement.id)) needs.notify(announcement);
    },
    restartToUpdate: async () => needs.restartToUpdate(),
    setUnread: async (count) => needs.setBadge(parseCount(count)),
  };
}
