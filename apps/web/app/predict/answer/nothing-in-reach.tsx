import { usePage } from "#app/platform/i18n/use-page.ts";
import type { ShownNothing } from "#app/predict/shown.ts";
import { Link } from "#app/shell/page/link.tsx";
import { ButtonLink, SiteLink } from "#app/ui/link.tsx";
import { Note } from "#app/ui/note.tsx";

export function NothingInReach({ nothing }: { nothing: ShownNothing }) {
	const { t } = usePage();
	const { title, why, wider, all, nearestTitle, nearest, stepsTitle, steps } = nothing;
	return (
		<Note title={title} level={3}>
			<p>{why}</p>
			<ul className="space-y-2 empty:hidden">
				{wider.map(({ words, to }) => (
					<li key={to}>
						<ButtonLink look="quiet" render={<Link to={to} preventScrollReset />}>
							{words}
						</ButtonLink>
					</li>
				))}
			</ul>
			{all !== undefined && (
				<p>
					<Link to={all} preventScrollReset className="link">
						{t("list.removeAll")}
					</Link>
				</p>
			)}
			{nearest.length > 0 && (
				<>
					<h4 className="font-semibold text-base">{nearestTitle}</h4>
					<ul className="space-y-2">
						{nearest.map(({ to, name, detail }) => (
							<li key={`${to} ${detail}`}>
								<Link to={to} className="link">
									{name}
								</Link>
								<span className="block text-sm tabular-nums">{detail}</span>
							</li>
						))}
					</ul>
				</>
			)}
			<h4 className="font-semibold text-base">{stepsTitle}</h4>
			<ul className="list-disc space-y-2 pl-5">
				{steps.map(({ words, to, isSite }) => (
					<li key={to}>
						{isSite ? (
							<>
								{words} <SiteLink href={to} />
							</>
						) : (
							<Link to={to} className="link">
								{words}
							</Link>
						)}
					</li>
				))}
			</ul>
		</Note>
	);
}
