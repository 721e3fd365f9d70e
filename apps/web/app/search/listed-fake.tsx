import type { Answer } from "@uchit/contract/answer.ts";
import type { CheckEntry } from "@uchit/contract/check.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";

/** Shown first: the name, or one like it, is on UGC's list of fake universities. */
export function ListedFake({ fake: { name, place }, isLike = false }: { fake: CheckEntry; isLike?: boolean }) {
	const t = useTranslations();
	const paths = usePaths();
	const whole = { name: place === undefined ? name : `${name}, ${place}` };
	return (
		<section aria-labelledby="listed" className="mt-6 rounded-lg border-2 border-bad-text bg-raised p-5 sm:p-6">
			<h2 id="listed" className="font-semibold text-bad-text text-xl [overflow-wrap:anywhere]">
				{isLike ? t("ask.listedLike", whole) : t("ask.listedTitle", whole)}
			</h2>
			<p className="mt-1 max-w-text">{t("ask.listedText")}</p>
			<p className="mt-2">
				<Link to={`${paths.check}?name=${encodeURIComponent(name)}`} className="link inline-flex min-h-11 items-center">
					{t("ask.listedNext")}
				</Link>
			</p>
		</section>
	);
}

type FakeListProps = {
	fakes: readonly CheckEntry[];
	list: NonNullable<Answer["fakeList"]>;
	state: string | undefined;
};

export function FakeList({ fakes, list: { total, state: slug }, state }: FakeListProps) {
	const t = useTranslations();
	const paths = usePaths();
	const title =
		total === 0
			? t("ask.fakeListNone", { state: state ?? "" })
			: t("ask.fakeListTitle", { count: total, state: state ?? "none" });
	return (
		<section aria-labelledby="listed" className="mt-6 rounded-lg border-2 border-bad-text bg-raised p-5 sm:p-6">
			<h2 id="listed" className="font-semibold text-bad-text text-xl [overflow-wrap:anywhere]">
				{title}
			</h2>
			<ul className="mt-2 border-line border-t">
				{fakes.map(({ name, place }) => (
					<li key={`${name} ${place}`} className="border-line border-b py-2">
						<span lang="en">{name}</span>
						{place !== undefined && <span className="block text-quiet text-sm">{place}</span>}
					</li>
				))}
			</ul>
			<p className="mt-2">
				<Link
					to={`${paths.check}${slug === undefined ? "" : `#${slug}`}`}
					className="link inline-flex min-h-11 items-center"
				>
					{t("ask.fakeListNext")}
				</Link>
			</p>
		</section>
	);
}
