import { fieldTexts } from '../../messages/ui/fields';
import { MapPart } from '../map/MapPart';
import type { PointMapProps } from '../map/types';

const load = () => import('../map/PointMap');

/** The map of an address; without it the coordinates can still be typed. */
export const AddressMap = (props: PointMapProps) => (
  <MapPart load={load} props={props} failed={fieldTexts.map.failed} />
);
