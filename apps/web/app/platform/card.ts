/** A share picture (drawn by `server/card.ts`): 1200 × 630 px, only words and figures. */
export type Card = {
	kicker: string;
	title: string;
	line?: string | undefined;
	/** At most three, each with its subject and date. */
	figures: readonly CardFigure[];
};

export type CardFigure = { label: string; value: string; year?: string | undefined };

export const CARD_SIZE = { width: 1200, height: 630 } as const;
