import { Link } from "#app/components/site/link.tsx";
import { RemovableChip } from "#app/components/ui/chip.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";

/** What stands side by side, each with its way out. */
export function ChosenColleges({
	colleges,
	hasNumbers,
}: {
	colleges: readonly { slug: string; name: string }[];
	hasNumbers: boolean;
}) {
	const t = useWords();
	const paths = usePaths();
	if (colleges.length === 0) return null;
	const without = (slug: string) => colleges.map((college) => college.slug).filter((each) => each !== slug);
	return (
		<ul aria-label={t("compare.chosen")} className="mt-6 flex flex-wrap gap-2 print:hidden">
			{colleges.map(({ slug, name }) => (
				<li key={slug}>
					<RemovableChip
						removeLabel={t("compare.remove")}
						render={<Link to={paths.compare({ of: "college", slugs: without(slug), hasNumbers })} preventScrollReset />}
					>
						{name}
					</RemovableChip>
				</li>
			))}
			{colleges.length > 1 && (
				<li>
					<Link to={paths.compare()} className="link inline-flex min-h-9 items-center px-2 text-sm">
						{t("compare.removeAll")}
					</Link>
				</li>
			)}
		</ul>
	);
}
