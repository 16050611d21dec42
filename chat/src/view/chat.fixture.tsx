/** A chat to show in tests: an answered question, a product, and no picture from a network. */
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import type { ConversationEvent } from '../conversation.ts';
import { nextConversation, startConversation } from '../conversation.ts';
import { LinksContext } from '../contexts.ts';
import type { ChatProps } from './chat.tsx';
import { Chat } from './chat.tsx';

export const product: ProductCard = {
  title: 'Wool throw',
  image_url: 'https://img.example/throw.jpg',
  price: '37.50 CAD',
  original_price: '50.00 CAD',
  promotion_badge_text: 'Sale',
  promotion_description: 'Until Sunday',
  cta_text: 'View',
  product_url: 'https://shop.example/throw',
};

export const conversationAfter = (...events: ConversationEvent[]) =>
  events.reduce(nextConversation, startConversation('Welcome!'));

export const answered = (text: string, cards: ProductCard[] = []): ConversationEvent[] => [
  { type: 'sent', key: 'q', text: 'Question' },
  { type: 'replied', key: 'q', messageId: 'msg_1', reply: { agent_response_text: text, product_cards: cards } },
];
export const typed: ConversationEvent = { type: 'typed', key: 'q/reply' };

export function show(props: Partial<ChatProps> = {}) {
  return (
    <div style={{ blockSize: '600px', inlineSize: '400px' }}>
      <LinksContext value={['shop.example', 'tel:+4930123']}>
        <Chat
          look={{ name: 'Ada', color: '#1f6f54', placeholderText: 'Ask away' }}
          conversation={conversationAfter()}
          providerUrl="https://vitrine.example/"
          onSend={() => undefined}
          onTyped={() => undefined}
          {...props}
        />
      </LinksContext>
    </div>
  );
}

/** No picture of these tests comes from a network. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
export const resolveUrl = (url: string) => (url.startsWith('https://img.example/') ? pixel : url);
