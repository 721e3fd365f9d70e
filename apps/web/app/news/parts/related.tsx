import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";

/** The colleges and exams that an article is about. */
export function Related({ colleges, exams }: { colleges: readonly Named[]; exams: readonly Named[] }) {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<>
			{colleges.length > 0 && (
				<section aria-labelledby="related-colleges" className="mt-10 lg:mt-8">
					<h2 id="related-colleges" className="text-xl lg:text-lg">
						{t("article.colleges")}
					</h2>
					<ul className="mt-2 space-y-1">
						{colleges.map(({ slug, name }) => (
							<li key={slug}>
								<Link to={paths.college(slug)} className="link inline-flex min-h-9 items-center">
									{name}
								</Link>
							</li>
						))}
					</ul>
				</section>
			)}
			{exams.length > 0 && (
				<section aria-labelledby="related-exams" className="mt-10 lg:mt-8">
					<h2 id="related-exams" className="text-xl lg:text-lg">
						{t("article.exams")}
					</h2>
					<ul className="mt-2 space-y-1">
						{exams.map(({ slug, name }) => (
							<li key={slug}>
								<Link to={paths.exam(slug)} className="link inline-flex min-h-9 items-center">
									{name}
								</Link>
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

type Named = { slug: string; name: string };
