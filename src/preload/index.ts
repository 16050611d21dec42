/** Opens the door: each question goes to its own channel, and nothing else of Electron reaches the page. */
import { contextBridge, ipcRenderer } from 'electron';
import { bridgeName, channels, eventChannel } from './bridge.ts';
import type { DesktopBridge, DesktopEvent } from './bridge.ts';

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
    const heard = (_event: unknown, event: DesktopEvent) => listener(event);
    ipcRenderer.on(eventChannel, heard);
    return () => void ipcRenderer.off(eventChannel, heard);
  },
};

contextBridge.exposeInMainWorld(bridgeName, bridge);
