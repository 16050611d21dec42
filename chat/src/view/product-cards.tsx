import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { fieldOf } from '@vitrine/contract/field-of';
import { useContext, useState } from 'react';
import { ageOfPrice, formatPrice, isReduced } from '../format-price.ts';
import { LinksContext, PageContext, useWords } from '../contexts.ts';
import { createMayLink } from '../shop-links.ts';
import { englishVisit } from '../visit-words.ts';
import { visibleText } from '../visible-text.ts';
import { parseUrl } from '../parse-url.ts';
import { parseImageAddress, parseWebAddress } from '../web-address.ts';
import { PictureIcon } from './reply-icons.tsx';
import styles from './product-cards.module.css';
import type { ResolveUrl } from './reply-body.tsx';

function Picture({ address }: { address: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <PictureIcon size={32} />;
  return (
    <img
      src={address}
      alt=""
      width={200}
      height={160}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      onError={() => setIsBroken(true)}
    />
  );
}

function Card({ card, image, resolveUrl }: { card: ProductCard; image: string; resolveUrl: ResolveUrl }) {
  const words = useWords();
  const mayLink = createMayLink(useContext(LinksContext));
  const web = parseWebAddress(card.product_url);
  const address = web !== undefined && mayLink(web) ? web : undefined;
  const callToAction = visibleText(card.cta_text);
  const { inStock, soldOut } = words.visitWords ?? englishVisit;
  // said where the server says it; older replies do not
  const availability = fieldOf(card, 'availability');
  const stock = availability === 'in_stock' ? inStock : availability === 'out_of_stock' ? soldOut : undefined;
  const age = ageOfPrice(card, words.language);
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Picture address={resolveUrl(image)} />
        {card.promotion_badge_text !== '' && (
          <span className={styles.badge} dir="auto">
            {visibleText(card.promotion_badge_text)}
          </span>
        )}
      </div>
      <div className={styles.facts}>
        <p className={styles.title} dir="auto">
          {visibleText(card.title)}
        </p>
        {card.price !== '' && (
          <p className={styles.prices}>
            <span>{formatPrice(visibleText(card.price), words.language)}</span>{' '}
            {isReduced(card.price, card.original_price) && (
              <s>
                <span className="chat-unseen">{words.originalPrice} </span>
                {formatPrice(visibleText(card.original_price), words.language)}
              </s>
            )}
            {age !== undefined && <small> {age}</small>}
          </p>
        )}
        {stock !== undefined && <p className={styles.stock}>{stock}</p>}
        {card.promotion_description !== '' && (
          <p className={styles.promotion} dir="auto">
            {visibleText(card.promotion_description)}
          </p>
        )}
        {callToAction !== '' && address !== undefined && (
          <a
            className={styles.action}
            data-product={card.product_url}
            href={resolveUrl(address)}
            title={parseUrl(address)?.host}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {callToAction}
            <span className="chat-unseen">
              : {visibleText(card.title)} {words.opensInNewTab}
            </span>
          </a>
        )}
      </div>
    </li>
  );
}

interface ProductCardsProps {
  cards: ProductCard[];
  /** of the reply that shows them: whoever counts what is opened finds it, and the product's address, on the elements */
  messageId: string | undefined;
  resolveUrl: ResolveUrl;
}

/** A row to swipe through. A card needs a picture; its link needs both a text and an address. */
export function ProductCards({ cards, messageId, resolveUrl }: ProductCardsProps) {
  const words = useWords();
  const page = useContext(PageContext);
  const isHere = ({ product_url: url }: ProductCard) => {
    const product = parseUrl(resolveUrl(url));
    return product !== undefined && product.host + product.pathname === page;
  };
  const shown = cards.flatMap((card) => {
    if (isHere(card)) return [];
    // an old address over http is mostly there over https too; where it is not, the card stands without
    const image = parseImageAddress(card.image_url.replace(/^http:/i, 'https:'));
    return image === undefined ? [] : [{ card, image }];
  });
  if (shown.length === 0) return null;
  return (
    // The row scrolls, so the keyboard must be able to reach it even where no card has a link.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.row} aria-label={words.products} data-message={messageId} tabIndex={0}>
      {shown.map(({ card, image }) => (
        <Card key={card.product_url || card.title} card={card} image={image} resolveUrl={resolveUrl} />
      ))}
    </ul>
  );
}
