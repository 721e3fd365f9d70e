/** The picture of a shared link (`server/card.ts` draws it): 1200 × 630, words and figures only. */
export type Card = {
	/** The kind of page, above the title. */
	kicker: string;
	title: string;
	/** One quiet line below. */
	line?: string | undefined;
	/** At most three; each names what it is and when it was true. */
	figures: readonly CardFigure[];
};

export type CardFigure = { label: string; value: string; year?: string | undefined };

export const CARD_SIZE = { width: 1200, height: 630 } as const;
