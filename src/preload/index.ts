/** Opens the door: each question goes to its own channel, and nothing else of Electron reaches the page. */
import { contextBridge, ipcRenderer } from 'electron';
import { bridgeName, channels, eventChannel } from './bridge.ts';
import type { DesktopBridge, DesktopEvent } from './bridge.ts';

const listeners = new Set<(event: DesktopEvent) => void>();
/** told while nobody heard: the link that started the app comes before its page knows who is signed in */
const early = new Map<DesktopEvent['kind'], DesktopEvent>();
ipcRenderer.on(eventChannel, (_event, event: DesktopEvent) => {
  if (listeners.size === 0) early.set(event.kind, event);
  for (const listener of listeners) listener(event);
});

const bridge: DesktopBridge = {
  start: () => ipcRenderer.invoke(channels.start),
  readSession: () => ipcRenderer.invoke(channels.readSession),
  writeSession: (record) => ipcRenderer.invoke(channels.writeSession, record),
  clearSession: () => ipcRenderer.invoke(channels.clearSession),
  openBeside: (url) => ipcRenderer.invoke(channels.openBeside, url),
  openPayment: (url) => ipcRenderer.invoke(channels.openPayment, url),
  checkServer: (address) => ipcRenderer.invoke(channels.checkServer, address),
  connectServer: (address) => ipcRenderer.invoke(channels.connectServer, address),
  readSettings: () => ipcRenderer.invoke(channels.readSettings),
  writeSettings: (settings) => ipcRenderer.invoke(channels.writeSettings, settings),
  rememberPath: (path) => ipcRenderer.invoke(channels.rememberPath, path),
  announceConversation: (announcement) => ipcRenderer.invoke(channels.announceConversation, announcement),
  restartToUpdate: () => ipcRenderer.invoke(channels.restartToUpdate),
  setUnread: (count) => ipcRenderer.invoke(channels.setUnread, count),
  onEvent: (listener) => {
    listeners.add(listener);
    for (const event of early.values()) listener(event);
    early.clear();
    return () => void listeners.delete(listener);
  },
};

contextBridge.exposeInMainWorld(bridgeName, bridge);
