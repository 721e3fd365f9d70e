import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useListContext } from "react-admin";
import { filterOf, VIEWS, viewOf } from "#studio/lead/views.ts";

/** Which leads the queue shows. What is searched for stays. */
export function ViewButtons({ me }: { me: string }) {
	const { filterValues, setFilters } = useListContext();
	const shown = viewOf(filterValues, me);
	return (
		<ToggleButtonGroup
			size="small"
			exclusive
			value={shown ?? null}
			aria-label="Which leads"
			sx={{ flexWrap: "wrap", m: 2 }}
		>
			{VIEWS.map(({ id, name }) => (
				<ToggleButton
					key={id}
					value={id}
					onClick={() => setFilters({ ...filterOf(id, me), ...(filterValues.q && { q: filterValues.q }) })}
				>
					{name}
				</ToggleButton>
			))}
		</ToggleButtonGroup>
	);
}
