import { emptyMark } from '../../src/fields';
import { useLookupRows } from '../../src/fields/lookups';
import type { PanelProps } from '../../src/schema';
import { displayName } from '../vocabulary/displayName';
import type { AdminUser } from './adminUser';

type Employee = { employeeId: string; fullName: string };

/** The name of the employee once the list of them is there, else that of the record (ADM-049). */
const EmployeeName = ({ record }: PanelProps<AdminUser>) => {
  const { data } = useLookupRows<Employee>('accountManagers');
  const employee = data?.find(({ employeeId }) => employeeId === record.employeeId);
  return <>{displayName(employee ?? record) || emptyMark}</>;
};
export default EmployeeName;
