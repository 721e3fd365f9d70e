import type { Place } from "@uchit/contract/college.ts";
import { MAX_COMPARED } from "@uchit/contract/compare.ts";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { placeWords } from "#app/facts/words/place-words.ts";
import { useStore } from "#app/platform/device-store.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { compareStore } from "#app/shell/compare/compare-store.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { listShortlisted } from "#app/shell/shortlist/shortlist-changes.ts";
import { shortlistStore } from "#app/shell/shortlist/shortlist-store.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkChip } from "#app/ui/chip.tsx";
import type { CompareSearch } from "./search.ts";

type Named = { slug: string; name: string };

export function AddCollege({
	search,
	slugs,
	words,
	found,
	suggested,
	picker,
}: {
	search: CompareSearch;
	slugs: readonly string[];
	words: string;
	found: readonly (Named & { place: Place })[];
	suggested: readonly Named[];
	picker: ReactNode;
}) {
	const { t, paths, language } = usePage();
	const withSlug = (slug: string) => paths.compare({ ...search, slugs: [...slugs, slug] });
	if (slugs.length >= MAX_COMPARED) {
		return <p className="mt-4 text-quiet print:hidden">{t("compare.full", { most: MAX_COMPARED })}</p>;
	}
	return (
		<section aria-label={t("compare.add")} className="mt-4 mb-6 space-y-4 print:hidden">
			<AddressForm
				action={paths.compare()}
				className="grid max-w-160 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
			>
				{slugs.length > 0 && <input type="hidden" name="college" value={slugs.join(",")} />}
				{search.level !== undefined && <input type="hidden" name="level" value={search.level} />}
				{picker}
				<Button type="submit">{t("compare.addButton")}</Button>
			</AddressForm>
			{words !== "" && (
				<div role="status">
					<p className="font-semibold">
						{found.length === 0 ? t("compare.foundNone", { words }) : t("compare.found", { words })}
					</p>
					<ul className="mt-1">
						{found.map(({ slug, name, place }) => (
							<li key={slug}>
								<Link to={withSlug(slug)} className="link inline-flex min-h-11 items-center">
									{name}
								</Link>{" "}
								<span className="text-quiet text-sm">{placeWords(place, language)}</span>
							</li>
						))}
					</ul>
				</div>
			)}
			<FromDevice slugs={slugs} />
			{suggested.length > 0 && (
				<div>
					<p className="text-quiet text-sm">{t("compare.suggested")}</p>
					<ul className="mt-2 flex flex-wrap gap-2">
						{suggested.map(({ slug, name }) => (
							<li key={slug}>
								<LinkChip render={<Link to={withSlug(slug)} preventScrollReset />}>
									<Plus size={16} aria-hidden="true" className="flex-none" />
									{name}
								</LinkChip>
							</li>
						))}
					</ul>
				</div>
			)}
		</section>
	);
}

function FromDevice({ slugs }: { slugs: readonly string[] }) {
	const { t, paths } = usePage();
	const shortlist = useStore(shortlistStore);
	const chosen = useStore(compareStore);
	const othersOf = (present: readonly string[]) =>
		present.filter((slug) => !slugs.includes(slug)).slice(0, MAX_COMPARED - slugs.length);
	const gathered = othersOf(chosen.map(({ slug }) => slug));
	const saved = othersOf(listShortlisted(shortlist).map(({ college }) => college));
	const link = (others: readonly string[], words: string) =>
		others.length > 0 && (
			<li>
				<Link
					to={paths.compare({ subject: "college", slugs: [...slugs, ...others] })}
					preventScrollReset
					className="link inline-flex min-h-11 items-center"
				>
					{words}
				</Link>
			</li>
		);
	if (gathered.length + saved.length === 0) return null;
	return (
		<ul>
			{link(gathered, t("compare.fromChosen", { count: gathered.length }))}
			{link(saved, t("compare.fromShortlist", { count: saved.length }))}
		</ul>
	);
}
