import { toast } from "react-hot-toast/headless";
import { Button } from "#app/ui/button.tsx";
import { SampleRow } from "./sample-group.tsx";

/** This page's own toaster, beside the site's. */
export const DESIGN_TOASTER = "design";

const HERE = { toasterId: DESIGN_TOASTER };
const MANY = 25;

const KINDS = [
	{ name: "A message", show: () => toast("The filters are kept in the address of this page.", HERE) },
	{ name: "A success", show: () => toast.success("On your shortlist.", HERE) },
	{ name: "An error", show: () => toast.error("We could not reach the list. What you typed is kept.", HERE) },
	{ name: "Loading", show: () => toast.loading("Sending your question", HERE) },
	{ name: "A custom one", show: () => toast.custom(<CustomToast />, HERE) },
	{
		name: `${MANY} at once`,
		show: () => {
			for (let number = 1; number <= MANY; number += 1) toast(`Message ${number}`, HERE);
		},
	},
	{ name: "Dismiss all", show: () => toast.dismiss(undefined, DESIGN_TOASTER) },
] as const;

export function ToastSamples() {
	return (
		<section aria-labelledby="toasts" className="mt-8 space-y-4">
			<h2 id="toasts" className="text-xl">
				Toasts
			</h2>
			<SampleRow>
				{KINDS.map(({ name, show }) => (
					<Button key={name} look="quiet" onClick={() => void show()}>
						{name}
					</Button>
				))}
			</SampleRow>
		</section>
	);
}

function CustomToast() {
	return <div className="rounded-md bg-ink px-4 py-3 text-paper text-sm shadow-float">Markup of its own.</div>;
}
