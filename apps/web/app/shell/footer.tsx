import { ChevronDown } from "lucide-react";
import { FOOTER_MENU_ID } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { Contact } from "#app/platform/request-context.ts";
import { Logo } from "./logo.tsx";
import type { MenuColumn } from "./menus.ts";
import { InlineLink, Link } from "./page/link.tsx";
import { ToolLinks } from "./tool-links.tsx";

type FooterProps = {
	siteName: string;
	menu: readonly MenuColumn[];
	contact: Contact | undefined;
	year: number | undefined;
};

export function Footer({ siteName, menu, contact, year }: FooterProps) {
	const { t } = usePage();
	return (
		// On a short page the footer fills the rest of the screen. Anchored at the bottom, it would move during reading.
		<footer className="mt-10 flex-1 border-line border-t bg-sunk lg:mt-24 print:hidden">
			<div className="column grid gap-x-12 gap-y-6 py-6 lg:gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:py-12">
				<div>
					<p className="w-[180px] truncate font-bold text-3xl tracking-tight">
						<Logo siteName={siteName} />
					</p>
					<p className="mt-2 max-w-text text-pretty text-quiet">{t("site.promise")}</p>
					<Reach contact={contact} />
				</div>
				<nav
					id={FOOTER_MENU_ID}
					aria-label={t("site.footerMenu")}
					className="grid max-lg:divide-y max-lg:divide-line lg:grid-cols-4 lg:gap-8"
				>
					{menu.map((column) => (
						<FooterColumn key={column.label} column={column} />
					))}
				</nav>
			</div>
			<ToolLinks
				className="column border-line border-t py-2 text-sm"
				besides={menu.flatMap(({ links }) => links.map(({ to }) => to))}
			/>
			<div className="column flex flex-wrap items-center gap-x-6 border-line border-t py-2 text-quiet text-sm">
				{year !== undefined && <p className="py-2">{t("site.copyright", { year: String(year), siteName })}</p>}
				<LegalLinks />
			</div>
		</footer>
	);
}

/** Links to the legal pages, even if the menu leads elsewhere (spec 2). */
function LegalLinks() {
	const { t, paths } = usePage();
	return (
		// The scroll button is at the right edge, above the content.
		<nav aria-label={t("site.legal.label")} className="pr-14">
			<ul className="link-row flex-wrap">
				{LEGAL_PAGES.map((slug) => (
					<li key={slug}>
						<InlineLink to={paths.page(slug)}>{t(`site.legal.${slug}`)}</InlineLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

const LEGAL_PAGES = ["privacy", "terms", "accessibility", "corrections"] as const;

function FooterColumn({ column: { label, links } }: { column: MenuColumn }) {
	return (
		<section aria-label={label} className="menu-column">
			<h2>{label}</h2>
			<details className="open-from-desktop">
				<summary>
					{label}
					<ChevronDown size={20} aria-hidden="true" />
				</summary>
				<ul className="menu-links">
					{links.map((link) => (
						<li key={link.label}>
							<Link to={link.to}>{link.label}</Link>
						</li>
					))}
				</ul>
			</details>
		</section>
	);
}

function Reach({ contact }: { contact: Contact | undefined }) {
	const { t } = usePage();
	return (
		<section aria-label={t("site.reach.label")} className="mt-4 space-y-3 text-sm lg:mt-6">
			<div>
				<h2 className="font-semibold text-base">{t("site.reach.hours")}</h2>
				<p>{t("site.reach.weekdays")}</p>
				<p>{t("site.reach.sunday")}</p>
			</div>
			{contact?.address !== undefined && (
				<address className="whitespace-pre-line not-italic">{contact.address}</address>
			)}
			{contact !== undefined && contact.phones.length > 0 && (
				<ul>
					{contact.phones.map((phone) => (
						<li key={phone}>
							<a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className="link-line-low">
								{phone}
							</a>
						</li>
					))}
				</ul>
			)}
			{contact !== undefined && contact.social.length > 0 && (
				<ul className="flex flex-wrap gap-x-4">
					{contact.social.map(({ name, address }) => (
						<li key={address}>
							<a href={address} rel="noopener" className="link-line-low">
								{name}
							</a>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
