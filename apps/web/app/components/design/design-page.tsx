import type { ReactNode } from "react";
import { Toaster } from "#app/components/ui/overlay/toaster.tsx";
import { CardSamples } from "./card-samples.tsx";
import { ColourSamples } from "./colour-samples.tsx";
import { ControlSamples } from "./control-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { NavigationSamples } from "./navigation-samples.tsx";
import { OverlaySamples } from "./overlay-samples.tsx";
import { PlotSamples } from "./plot-samples.tsx";
import type { SamplePlots } from "./sample-plots.ts";
import { StateSamples } from "./state-samples.tsx";
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
