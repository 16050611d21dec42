/** The first things every owner does. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export const password = 'wooden-clock-7';

export const newAddress = () => `ana.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@shop.example`;

export async function register(page: Page, email: string, at = ''): Promise<void> {
  await page.goto(`${at}/register`);
  await page.getByLabel('Name').fill('Ana Sousa');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Registre' }).click();
  await expect(page.getByRole('heading', { name: "Let's Build Your AI Agent" })).toBeVisible();
}

export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Log In' }).click();
}
