import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import type { LikesLoaded } from "./page.server.ts";
import { type Answers, isFlat, type SortedDoor, type sortDoors } from "./sort-doors.ts";

type Props = Pick<LikesLoaded, "doors" | "statements" | "state"> & {
	sorted: ReturnType<typeof sortDoors>;
	answers: Answers;
};

export const RESULT_ID = "liked";

/** The courses by what was said, each with the statements that put it there. */
export function LikedDoors({ doors, statements, state, sorted, answers }: Props) {
	const t = useTranslations();
	const given = Object.keys(answers).length;
	return (
		<section aria-labelledby={RESULT_ID} className="lg:sticky lg:top-4 lg:self-start">
			<h2 id={RESULT_ID} className="scroll-mt-4 text-xl">
				{t("afterLikes.result")}
			</h2>
			<p role="status" className="mt-1 text-quiet">
				{given === 0 ? t("afterLikes.nothing") : t("afterLikes.count", { count: given, liked: sorted.liked.length })}
			</p>
			{isFlat(answers) && <p className="mt-2 max-w-text">{t("afterLikes.flat")}</p>}
			{(["liked", "disliked", "unsaid"] as const).map((part) => (
				<Part key={part} title={t(`afterLikes.${part}`)} sorted={sorted[part]} {...{ doors, statements, state }} />
			))}
		</section>
	);
}

type PartProps = Omit<Props, "answers" | "sorted"> & { title: string; sorted: readonly SortedDoor[] };

function Part({ title, sorted, doors, statements, state }: PartProps) {
	const t = useTranslations();
	const paths = usePaths();
	if (sorted.length === 0) return null;
	const say = (slugs: readonly string[]) =>
		statements
			.filter(({ slug }) => slugs.includes(slug))
			.map(({ text }) => text)
			.join("; ");
	return (
		<>
			<h3 className="mt-4 font-semibold">{title}</h3>
			<ul className="mt-1 space-y-1">
				{sorted.map(({ door, liked, disliked }) => {
					const found = doors.find(({ slug }) => slug === door);
					return (
						found !== undefined && (
							<li key={door}>
								<Link
									to={`${paths.after(found.page, undefined, { state })}#${door}`}
									className="link inline-flex min-h-9 items-center"
								>
									{found.name}
								</Link>
								{liked.length > 0 && (
									<span className="block text-quiet text-sm">{t("afterLikes.yesTo", { what: say(liked) })}</span>
								)}
								{disliked.length > 0 && (
									<span className="block text-quiet text-sm">{t("afterLikes.noTo", { what: say(disliked) })}</span>
								)}
							</li>
						)
					);
				})}
			</ul>
		</>
	);
}
