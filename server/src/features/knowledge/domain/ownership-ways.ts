/** The ways to prove that a site is the owner's: the agent's own script on it, or the agent's token in one of three places. */
export const ownershipMetaName = 'vitrine-verification';

/** So long an agent whose proof is no longer found is trained all the same. */
const proofGraceMs = 7 * 24 * 3_600_000;

export const afterGrace = (lostAt: Date): Date => new Date(lostAt.getTime() + proofGraceMs);

export const chatboxAddress = (origin: string, agentId: string) => `${origin}/chatbox.js?id=${agentId}`;

export interface OwnershipWays {
  scriptTag: string;
  token: string;
  metaTag: string;
  fileUrl: string;
  fileContent: string;
  dnsName: string;
  dnsValue: string;
}

interface Proven {
  agentId: string;
  host: string;
  token: string;
  origin: string;
}

export const ownershipWays = ({ agentId, host, token, origin }: Proven): OwnershipWays => ({
  scriptTag: `<script src="${chatboxAddress(origin, agentId)}" async></script>`,
  token,
  metaTag: `<meta name="${ownershipMetaName}" content="${token}">`,
  fileUrl: `https://${host}/.well-known/vitrine-verification.txt`,
  fileContent: token,
  dnsName: host,
  dnsValue: `${ownershipMetaName}=${token}`,
});
