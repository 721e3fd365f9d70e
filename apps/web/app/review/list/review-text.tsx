import { REVIEW_PARTS, type Review } from "@uchit/contract/review.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";

type ReviewBody = Pick<Review, "pros" | "cons" | "text" | "ratings">;

/** Plain text, in whichever language and direction it was written. */
export function ReviewText({ review, level = 4 }: { review: ReviewBody; level?: 3 | 4 }) {
	const t = useTranslations();
	const { pros, cons, text, ratings } = review;
	const Heading = `h${level}` as const;
	return (
		<div className="mt-4 max-w-text space-y-4">
			<Passage>{text}</Passage>
			{pros !== "" && (
				<div>
					<Heading className="text-base">{t("review.pros")}</Heading>
					<Passage>{pros}</Passage>
				</div>
			)}
			{cons !== "" && (
				<div>
					<Heading className="text-base">{t("review.cons")}</Heading>
					<Passage>{cons}</Passage>
				</div>
			)}
			<dl className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-6 gap-y-2">
				{REVIEW_PARTS.map((part) => {
					const stars = ratings[part];
					if (stars === undefined) return null;
					return (
						<div key={part}>
							<dt className="text-quiet text-sm">{t(`review.part.${part}`)}</dt>
							<dd className="font-semibold">{t("review.given", { stars })}</dd>
						</div>
					);
				})}
			</dl>
		</div>
	);
}

function Passage({ children }: { children: string }) {
	return (
		<p dir="auto" className="whitespace-pre-line break-words">
			{children}
		</p>
	);
}
