/** How often a site is read before anybody proved that it is theirs (CW-28): of one agent, and by whomever it is named. */
const day = 86_400;
const perAgent = 5;
const perSite = 10;

export interface PreviewCounters {
  hit: (windows: ReadonlyMap<string, number>) => Promise<Map<string, { hits: number }>>;
}

export const createPreviewCap =
  (counters: PreviewCounters | null) =>
  async (agentId: string, host: string): Promise<boolean> => {
    if (counters === null) return true;
    const [agent, site] = [`preview:${agentId}`, `preview_site:${host}`];
    const counted = await counters.hit(
      new Map([
        [agent, day],
        [site, day],
      ]),
    );
    return (counted.get(agent)?.hits ?? 0) <= perAgent && (counted.get(site)?.hits ?? 0) <= perSite;
  };
