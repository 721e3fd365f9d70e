import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Dialog, DialogClose } from "#app/ui/overlay/dialog.tsx";
import { Drawer } from "#app/ui/overlay/drawer.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import { SampleRow } from "./sample-group.tsx";

const CLOSE = "Close";

export function OverlaySamples() {
	return (
		<section aria-labelledby="overlays" className="mt-8 space-y-4">
			<h2 id="overlays" className="text-xl">
				What floats over the page
			</h2>
			<SampleRow>
				<Dialog
					trigger={<Button look="quiet">Open the dialog</Button>}
					title="Delete your shortlist"
					description="The seven colleges on it stay where they are; only the list goes."
					closeLabel={CLOSE}
				>
					<div className="flex flex-wrap gap-3">
						<Button look="danger">Delete it</Button>
						<DialogClose>
							<Button look="quiet">Keep it</Button>
						</DialogClose>
					</div>
				</Dialog>
				<Drawer trigger={<Button look="quiet">Open the drawer</Button>} title="Filters" closeLabel={CLOSE}>
					<TextField label="Name or place" name="drawer-q" />
				</Drawer>
				<Drawer
					trigger={<Button look="quiet">Open the menu</Button>}
					title="Menu"
					closeLabel={CLOSE}
					side="left"
					pace="menu"
				>
					<p>It comes in 1000 ms and goes in 450 ms.</p>
				</Drawer>
				<Popover
					trigger={<Button look="quiet">Open the popover</Button>}
					title="A list that we made up"
					closeLabel={CLOSE}
				>
					<p>Read on 12 June 2026 from page 4 of the document.</p>
				</Popover>
			</SampleRow>
		</section>
	);
}
