import { BadgeCheck, Gavel, HandCoins, Signpost, Users } from "lucide-react";
import { Link as RouterLink } from "react-router";
import type { Paths } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";

const ENTRY_LINKS = [
	{ name: "after10", icon: Signpost, to: (paths: Paths) => paths.after("10") },
	{ name: "after", icon: Signpost, to: (paths: Paths) => paths.after("12") },
	{ name: "check", icon: BadgeCheck, to: (paths: Paths) => paths.check },
	{ name: "scholarships", icon: HandCoins, to: (paths: Paths) => paths.scholarshipFinder },
	{ name: "leaving", icon: Gavel, to: (paths: Paths) => paths.rights("refund") },
	{ name: "class", icon: Users, to: (paths: Paths) => paths.predictClass() },
] as const;

export function EntryLinks() {
	const { t, paths } = usePage();
	return (
		<nav aria-label={t("home.doors.label")} className="mb-8">
			<ul className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3">
				{ENTRY_LINKS.map(({ name, icon: Icon, to }) => {
					// The page of rights is long, so it is not prefetched.
					const Door = name === "leaving" ? RouterLink : Link;
					return (
						<li key={name}>
							<Door to={to(paths)} className="tile">
								<Icon size={20} aria-hidden="true" />
								<span>
									<b>{t(`home.doors.${name}`)}</b>
								</span>
							</Door>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
