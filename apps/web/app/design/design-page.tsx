import { createElement, type ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { Note } from "#app/ui/note.tsx";
import { Toaster } from "#app/ui/overlay/toaster.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { CardSamples } from "./card-samples.tsx";
import { ColourSamples } from "./colour-samples.tsx";
import { ControlSamples } from "./control-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { OverlaySamples } from "./overlay-samples.tsx";
import { PlotSamples } from "./plot-samples.tsx";
import { SampleGroup, SampleRow } from "./sample-group.tsx";
import type { SamplePlots } from "./sample-plots.ts";
import { DESIGN_TOASTER, ToastSamples } from "./toast-samples.tsx";
import { TypeSamples } from "./type-samples.tsx";

const THEMES = [
	{ theme: "light", title: "Light" },
	{ theme: "dark", title: "Dark" },
] as const;

type DesignPageProps = { plots: SamplePlots; pickersOf: (theme: string) => ReactNode };

/** Each part in each state, once on light and once on dark. What floats over the page follows the device's theme. */
export function DesignPage({ plots, pickersOf }: DesignPageProps) {
	return (
		<>
			<div className="column py-8 lg:py-12">
				<h1 className="text-3xl">Design</h1>
				<p className="mt-2 max-w-text text-quiet">
					Every part of the interface in every state. All figures on this page are made up.
				</p>
				<OverlaySamples />
				<ToastSamples />
			</div>
			<div className="grid xl:grid-cols-2">
				{THEMES.map(({ theme, title }) => (
					<section
						key={theme}
						data-theme={theme}
						aria-labelledby={theme}
						className="min-w-0 bg-paper px-4 py-8 text-ink sm:px-8 lg:py-12"
					>
						<div className="mx-auto max-w-160 space-y-12">
							<h2 id={theme} className="text-2xl">
								{title}
							</h2>
							<ColourSamples />
							<TypeSamples theme={title} />
							<ControlSamples />
							<FieldSamples theme={theme} pickers={pickersOf(theme)} />
							<NavigationSamples theme={title} />
							<CardSamples theme={title} />
							<StateSamples />
							<PlotSamples plots={plots} />
						</div>
					</section>
				))}
			</div>
			<Toaster label="Sample messages" dismissLabel="Dismiss" toasterId={DESIGN_TOASTER} />
		</>
	);
}

const TABS = ["Overview", "Courses", "Admission", "Cutoffs", "Rankings", "Placements", "Fees", "Reviews", "Sources"];

/** The samples lead to this page; the site hands in a link of its router. */
const LINK = createElement("a", { href: "#content" });

function NavigationSamples({ theme }: { theme: string }) {
	return (
		<SampleGroup title="Tabs and pages">
			<Tabs
				label={`Parts of a college, ${theme}`}
				tabs={TABS.map((label) => ({ key: label, label, isCurrent: label === "Admission", link: LINK }))}
			/>
			<Pagination
				label={`First page, ${theme}`}
				position="Page 1 of 24"
				previous={{ label: "Previous", link: undefined }}
				next={{ label: "Next", link: LINK }}
			/>
			<Pagination
				label={`A page between, ${theme}`}
				position="Page 1,204 of 2,334"
				previous={{ label: "Previous", link: LINK }}
				next={{ label: "Next", link: LINK }}
			/>
		</SampleGroup>
	);
}

function StateSamples() {
	return (
		<SampleGroup title="Empty, in trouble">
			<Note title="No college matches all of this" level={4}>
				<p>Without “Government” there are 12 in Kerala.</p>
				<ButtonLink href="#content" look="quiet">
					Show these 12
				</ButtonLink>
			</Note>
			<Note title="We could not reach the list" level={4} tone="problem">
				<p>What you typed is kept. Please try again in a minute.</p>
				<SampleRow>
					<Button>Try again</Button>
				</SampleRow>
			</Note>
		</SampleGroup>
	);
}
