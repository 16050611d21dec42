/** The door's other side: every question is heard from our own page alone, and its arguments are parsed before anything is done. */
import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { channels } from '../preload/bridge.ts';
import type { DesktopBridge } from '../preload/bridge.ts';
import { BadRequest } from './parsed-requests.ts';

type Question = keyof typeof channels;

/** Each question's answer; arguments come as they were sent. */
export type Answers = { [Q in Question]: (argument: unknown) => ReturnType<DesktopBridge[Q]> };

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
